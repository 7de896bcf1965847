import { expect, it } from "vitest";
import { contracts } from "../../../contracts/index.js";
import { sample } from "../../support/sample.js";
import { judge } from "./judge.js";
import type { Switch } from "./server.js";
import { hook } from "./switches/fields.js";
import { change, setting } from "./switches/switch.js";

const only = contracts.filter(({ serialGroup }) => serialGroup === "calls").map(({ id }) => id);
const late = setting({ callDelay: () => 3000 });

/** Has no room for more webhooks than so many. */
const mostWebhooks = (most: number): Switch =>
  hook.name.refuses((_, current, { state }) => !current && state.webhook.size >= most);

/** What the kit says of the calls of a service, and after how many seconds of the service's clock. */
async function judgeCalls(...switches: readonly Switch[]) {
  let start = 0;
  const began: Switch = ({ clock }) => {
    start = clock.now();
  };
  const { broken, report, service } = await judge({ only, switches: [began, ...switches] });
  const held = Object.keys(report.rules).filter((id) => report.rules[id]?.startsWith("held"));
  return { broken, held, seconds: (service.clock.now() - start) / 1000 };
}

const prompt = await judgeCalls();

it("late calls are waited for side by side", async () => {
  const { seconds, ...judged } = await judgeCalls(late);
  expect(judged).toEqual({ broken: prompt.broken, held: prompt.held });
  // One after the other they take more than five minutes.
  expect(seconds).toBeLessThan(120);
});

it.each(sample([1, 4, 9], 3))("late calls are waited for where there is room for %s more webhooks", async (room) => {
  const { seconds: _, ...judged } = await judgeCalls(late, ({ state, ...rest }) =>
    mostWebhooks(state.webhook.size + room)({ state, ...rest }),
  );
  expect(judged).toEqual({ broken: prompt.broken, held: prompt.held });
});

it("nothing else is broken where only one of two webhooks gets its late calls", async () => {
  const isFirst = change("wants", (inner, { state }) => (its, event) => {
    const [first] = [...state.webhook.values()].filter((one) => inner(one, event));
    return first?.id === its.id;
  });
  const { broken } = await judgeCalls(late, isFirst);
  expect(broken).toEqual(["C-01"]);
});
