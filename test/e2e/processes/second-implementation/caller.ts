import { request as call } from "undici";
import type { Asset, Fields, Hook, Store } from "./store.js";

/** How long after a failure a call is made again; and that often. */
const retryAfter = 80;
const maximumRetries = 3;

/** Calls webhooks when an asset has changed, one after another in the order of changes. */
export function createCaller(store: Store): { changed(asset: Asset): void; close(): void } {
  let queue: Promise<void> = Promise.resolve();
  let closed = false;

  async function attempt(hook: Hook, body: string, retries: number): Promise<void> {
    const user = `${hook.http_basic_user ?? ""}:${hook.http_basic_password ?? ""}`;
    const credentials =
      hook.http_basic_user === null ? {} : { authorization: `Basic ${Buffer.from(user).toString("base64")}` };
    const headers = { "content-type": "application/json", ...credentials, ...(hook.headers as Record<string, string>) };
    const isOk = await call(String(hook.url), { method: "POST", headers, body }).then(
      async (answer) => {
        await answer.body.dump();
        return answer.statusCode < 300;
      },
      () => false,
    );
    if (isOk || closed || !hook.auto_retry || retries >= maximumRetries) return;
    setTimeout(() => void attempt(hook, body, retries + 1), retryAfter).unref();
  }

  return {
    changed(asset) {
      const hooks = [...store.hooks.values()].filter(isInterested);
      queue = queue.then(async () => {
        for (const hook of hooks) await attempt(hook, render(hook, asset), 0);
      });
    },
    close() {
      closed = true;
    },
  };
}

const isInterested = ({ enabled, events }: Hook) =>
  enabled === true &&
  (events as Fields[]).some(
    (event) => event.entity_type === "upload" && (event.event_types as string[]).includes("update"),
  );

/** A little Mustache: variables, and the one section. */
function render({ custom_payload: template }: Hook, asset: Asset): string {
  if (template === null) return JSON.stringify({ event: "update", about: "upload", asset });
  return String(template)
    .replace(/\{\{#entity\}\}(.*?)\{\{\/entity\}\}/gs, (_, inner: string) =>
      inner.replace(/\{\{\s*id\s*\}\}/g, asset.id),
    )
    .replace(/\{\{\s*event_type\s*\}\}/g, "update")
    .replace(/\{\{\s*entity_type\s*\}\}/g, "upload");
}
