import "./first";
import "./styles/tokens.css";
import "./styles/decks.css";
import "./styles/base.css";
import "./styles/cards.css";
import "./styles/contrast.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { keepClient } from "./app/worker.svelte";
import { settings } from "./settings.svelte";
import { speech } from "./speech.svelte";

const target = document.getElementById("app");
if (target === null) {
  throw new Error("index.html has no #app");
}

await speech.speak(settings.lang);
mount(App, { target });
keepClient();
