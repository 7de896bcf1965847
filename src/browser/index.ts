/** `standin/browser`: the mock in a page or a worker, without Node's modules. */
export * from "../mock/public.js";
export type { BrowserStandin } from "./browser-standin.js";
export { createBrowserStandin } from "./browser-standin.js";
export type { BrowserStandinOptions } from "./options.js";
