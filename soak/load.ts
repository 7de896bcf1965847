import { environments, journal, lists, refusals, stream, webhooks } from "./sidelines.js";
import type { Stage } from "./stage.js";
import { startWriters } from "./writers.js";

/** Mixed load until the signal comes; resolves when everything that was begun has ended. */
export async function applyLoad(stage: Stage): Promise<void> {
  await createWebhooks(stage);
  const writers = await startWriters(stage);
  const steps = [...writers.steps];
  for (const actor of [lists(writers.count), webhooks, refusals, environments, journal]) steps.push(await actor(stage));
  const watching = stream(stage);
  await Promise.all(
    steps.map(async (step) => {
      while (!stage.signal.aborted) await step();
    }),
  );
  await watching;
}

async function createWebhooks({ client, receiver }: Stage): Promise<void> {
  for (const temper of ["steady", "flaky"] as const) {
    const body = {
      ...{ name: temper, url: receiver.url(temper), headers: {}, custom_payload: null },
      ...{ http_basic_user: null, http_basic_password: null },
      events: [{ entity_type: "upload", event_types: ["update"] }],
    };
    await client.send("creations", "POST", "/webhooks", { body, want: 201 });
  }
}
