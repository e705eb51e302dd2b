import { ServerError } from "./server";
import { speech, ui } from "./speech.svelte";

/** Why a request failed, in the reader's language: the server says it in English, so only its code counts here. */
export function excuse(error: unknown): string {
  if (!(error instanceof ServerError) || error.code === "unreachable") return ui("unreachable");
  return speech.ui.has(`error-${error.code}`) ? ui(`error-${error.code}`) : ui("error");
}
