/**
 * What the first page needs is asked for here, before the rest of the client has even been looked at. What nobody takes
 * then is lost, and harms nobody.
 */
import { askEarly, words } from "./early";
import { startLang } from "./lang";
import { recall } from "./memory";

/** The game that was chosen last. */
const game = recall("jogo") ?? "truco";
const lang = startLang();
const { pathname } = location;
const ignore = (): undefined => undefined;

if (pathname === "/") for (const path of ["/api/games", "/api/tables/mine"]) askEarly(path);
if (pathname === "/" || pathname.startsWith("/mesa/")) askEarly(`/api/terms/${game}/${lang}`);
words[`./words/${lang}.ts`]?.().catch(ignore);
if (pathname.startsWith("/mesa/")) import("./table/TablePage.svelte").catch(ignore);
