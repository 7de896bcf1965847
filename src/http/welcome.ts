import { refusePath } from "../api/refuse.js";
import { sendPage } from "./control/page.js";
import type { Handler } from "./handler.js";

/** `GET /`: for a browser, which asks for HTML, a page that leads to the console and the documentation; for others nothing is there. */
export const serveWelcome: Handler = async (context) => {
  const asksForHtml = /\btext\/html\b/.test(context.request.headers.accept ?? "");
  if (!(asksForHtml && (await sendPage(context, "welcome.html")))) refusePath(context);
};
