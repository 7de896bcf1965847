// Served by a mock, the examples have its address and can be sent to it, and the page leads to its console.
{
  /** The root of the mock: these pages are in a folder below it. */
  const root = new URL("..", location.href);

  /**
   * Puts the mock's own address into the texts of an element; its colours stay.
   * @param {Element} element
   */
  const readdress = (element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = /** @type {Text} */ (texts.currentNode);
      text.data = text.data.replaceAll("http://127.0.0.1:4010", root.href.replace(/\/$/, ""));
    }
  };
  for (const code of document.querySelectorAll("figure.code code")) readdress(code);

  const console = Object.assign(document.createElement("a"), {
    href: new URL("_standin", root).href,
    className: "console",
    textContent: "Console",
  });
  document.querySelector("header .search")?.before(console);

  /** The console's script, which is beside this one in the site. */
  const jsonTokens = "./json-tokens.js";

  /** @typedef {{ method: string, path: string, body?: unknown }} Sent */

  /**
   * @param {Sent} request
   * @returns {Promise<Response>}
   */
  const send = ({ method, path, body }) =>
    fetch(new URL(path.slice(1), root), {
      method,
      cache: "no-store",
      headers: {
        Authorization: "Bearer any-token",
        ...(path.startsWith("/json-api/") ? { "X-Api-Version": "3" } : {}),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  /** @param {string} text */
  const pretty = (text) => {
    try {
      return JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      return text === "" ? "(no body)" : text;
    }
  };

  /**
   * Sends the request of an example, and shows what came in the place of the documented response.
   * @param {HTMLElement} place
   * @param {Sent} request
   */
  const sendAndShow = async (place, request) => {
    const caption = /** @type {HTMLElement} */ (place.querySelector("figcaption"));
    const code = /** @type {HTMLElement} */ (place.querySelector("code"));
    caption.setAttribute("role", "status");
    try {
      const response = await send(request);
      const text = pretty(await response.text());
      /** @type {typeof import("../../console/json-tokens.js")} */
      const { coloured } = await import(jsonTokens);
      code.replaceChildren(...coloured(text));
      caption.textContent = `This mock: ${response.status}`;
    } catch {
      caption.textContent = "This mock gave no response.";
    }
  };

  for (const place of document.querySelectorAll("[data-request]")) {
    if (!(place instanceof HTMLElement)) continue;
    const request = /** @type {Sent} */ (JSON.parse(place.dataset.request ?? ""));
    const button = Object.assign(document.createElement("button"), {
      type: "button",
      className: "send",
      textContent: "Send to this mock",
      onclick: () => sendAndShow(place, request),
    });
    place.prepend(button);
  }
}
