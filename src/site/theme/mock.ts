import { tokensOf } from "../../base/json-tokens.js";

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** The root of the mock that serves this page, with a slash behind it; undefined where no mock does. */
export function mockRoot(): string | undefined {
  const path = document.querySelector<HTMLMetaElement>('meta[name="standin-mock"]')?.content;
  return path ? new URL(path, location.href).href : undefined;
}

/** Served by a mock, the pages have its address, and their examples can be changed and sent to it. */
export function toOwnMock(): void {
  const root = mockRoot();
  const page = document.querySelector(".vp-doc");
  if (root === undefined || !page) return;
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = text.nodeValue?.replaceAll(documented, root.replace(/\/$/, "")) ?? "";
  for (const link of page.querySelectorAll<HTMLAnchorElement>(`a[href^="${documented}"]`))
    link.href = link.href.replace(`${documented}/`, root);
  for (const place of document.querySelectorAll<HTMLElement>("[data-requests]"))
    if (!place.querySelector(".send")) addForm(place, root);
}

const documented = "http://127.0.0.1:4010";

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  members: object,
  ...children: (Node | string)[]
) => {
  const element = Object.assign(document.createElement(name), members);
  element.append(...children);
  return element;
};

/** A form above a response: it sends the request of the envelope that is shown, as it was changed, and shows what came. */
function addForm(place: HTMLElement, root: string): void {
  const requests: Sent[] = JSON.parse(place.dataset.requests ?? "[]");
  const bodies = requests.map(({ body }) => (body === undefined ? "" : JSON.stringify(body, null, 2)));
  const blocks = [...place.querySelectorAll(".blocks > *")];
  const shown = () => blocks.findIndex((one) => one.classList.contains("active"));
  const path = make("input", {});
  const body = make("textarea", { rows: 6, spellcheck: false });
  const status = make("span", { role: "status" });
  const fill = () => {
    path.value = requests[shown()]?.path ?? "";
    body.value = bodies[shown()] ?? "";
  };
  const send = async () => {
    const [code, request] = [blocks[shown()]?.querySelector("code"), requests[shown()]];
    if (!code || !request) return;
    const url = new URL(path.value.replace(/^\//, ""), root);
    status.textContent = await sendAndShow(url, { ...request, body: body.value || null }, code);
  };
  const fields = [make("label", {}, "Path", path), ...(bodies[0] ? [make("label", {}, "Body", body)] : [])];
  place.addEventListener("change", ({ target }) => fields.every((one) => one.control !== target) && fill());
  place.prepend(
    make("details", { className: "edit" }, make("summary", {}, "Change the request"), ...fields),
    make("button", { type: "button", className: "send", textContent: "Send to this mock", onclick: () => void send() }),
    status,
  );
  fill();
}

async function sendAndShow(url: URL, sent: RequestInit, code: Element): Promise<string> {
  try {
    const response = await fetch(url, { ...sent, cache: "no-store" });
    const tokens = tokensOf(pretty(await response.text()));
    code.replaceChildren(
      ...tokens.map(({ text, kind = "" }) => make("span", { className: kind && `t-${kind}`, textContent: text })),
    );
    return `This mock: ${response.status}`;
  } catch {
    return "This mock gave no response.";
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text === "" ? "(no body)" : text;
  }
}
