import type { FromClient, FromTable } from "../protocol";
import type { Socket } from "../table/connection";

/** The far end of a line: hears what the client sends, and says what a table would say. */
export class FarEnd implements Socket {
  onopen: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  readonly heard: FromClient[] = [];
  closed = false;

  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  accept(): void {
    this.onopen?.(undefined as never);
  }
  say(message: FromTable): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
  lose(): void {
    this.onclose?.(undefined as never);
  }
  last(type: FromClient["type"]): FromClient | undefined {
    return this.heard.filter((message) => message.type === type).at(-1);
  }
}
