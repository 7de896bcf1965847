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

/** Served by a mock, the examples have its address, and can be sent to it. */
export function toOwnMock(): void {
  const root = mockRoot();
  if (root === undefined) return;
  for (const code of document.querySelectorAll(".vp-doc pre code")) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = text.nodeValue?.replaceAll("http://127.0.0.1:4010", root.replace(/\/$/, "")) ?? "";
  }
  for (const place of document.querySelectorAll<HTMLElement>("[data-requests]")) {
    if (place.querySelector(".send")) continue;
    const button = Object.assign(document.createElement("button"), {
      ...{ type: "button", className: "send", textContent: "Send to this mock" },
      onclick: () => void sendAndShow(place, root, status),
    });
    const status = document.createElement("span");
    status.setAttribute("role", "status");
    place.prepend(button, status);
  }
}

/** Sends the request in the envelope that is shown, and shows what came in the place of the documented response. */
async function sendAndShow(place: HTMLElement, root: string, status: HTMLElement): Promise<void> {
  const blocks = [...place.querySelectorAll(".blocks > *")];
  const shown = blocks.findIndex((one) => one.classList.contains("active"));
  const code = blocks[shown]?.querySelector("code");
  const requests: Sent[] = JSON.parse(place.dataset.requests ?? "[]");
  const request = requests[shown];
  if (!code || !request) return;
  try {
    const response = await send(request, root);
    const tokens = tokensOf(pretty(await response.text()));
    code.replaceChildren(
      ...tokens.map(({ text, kind = "" }) =>
        Object.assign(document.createElement("span"), { className: kind && `t-${kind}`, textContent: text }),
      ),
    );
    status.textContent = `This mock: ${response.status}`;
  } catch {
    status.textContent = "This mock gave no response.";
  }
}

const send = ({ path, body, ...sent }: Sent, root: string): Promise<Response> =>
  fetch(new URL(path.slice(1), root), { ...sent, cache: "no-store", body: JSON.stringify(body) });

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text === "" ? "(no body)" : text;
  }
}
