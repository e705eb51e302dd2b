import { type Cue, duration, type Stroke, strokes } from "./cues";

const ATTACK = 0.003;
const SILENT = 0.0001;
const RATE = 44100;

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise, the same each time. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const known = hisses.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, RATE / 2, RATE);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let place = 0; place < samples.length; place++) {
    state = (Math.imul(state, 1103515245) + 12345) | 0;
    samples[place] = state / 2 ** 31;
  }
  hisses.set(context, buffer);
  return buffer;
}

function source(
  context: BaseAudioContext,
  stroke: Stroke,
  start: number,
  bend: number,
): [AudioScheduledSourceNode, AudioNode] {
  const from = stroke.pitch * bend;
  const to = (stroke.glide ?? stroke.pitch) * bend;
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, start + stroke.length);
  };
  if (stroke.wave !== "noise") {
    const tone = new OscillatorNode(context, { type: stroke.wave });
    glide(tone.frequency);
    return [tone, tone];
  }
  const noise = new AudioBufferSourceNode(context, { buffer: hiss(context) });
  const band = new BiquadFilterNode(context, { type: "bandpass", Q: stroke.narrow ?? 1 });
  glide(band.frequency);
  return [noise, noise.connect(band)];
}

/** Lets a cue be heard at a time of the context; `bend` multiplies every pitch. Returns when it is over. */
export function schedule(
  context: BaseAudioContext,
  out: AudioNode,
  cue: Cue,
  when: number,
  bend = 1,
): number {
  for (const stroke of strokes(cue)) {
    const start = when + stroke.at;
    const end = start + stroke.length;
    const [player, sound] = source(context, stroke, start, bend);
    const envelope = new GainNode(context, { gain: 0 });
    envelope.gain.setValueAtTime(SILENT, start);
    envelope.gain.exponentialRampToValueAtTime(stroke.gain, start + ATTACK);
    envelope.gain.exponentialRampToValueAtTime(SILENT, end);
    sound.connect(envelope).connect(out);
    player.start(start);
    player.stop(end);
  }
  return when + duration(cue);
}

/** The samples of a cue, as loud as it ever gets; for looking at. */
export async function render(cue: Cue, bend = 1): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil(RATE * duration(cue)), RATE);
  schedule(context, context.destination, cue, 0, bend);
  return (await context.startRendering()).getChannelData(0);
}
