import { readFileSync } from "node:fs";
import { type Binding, parseBinding } from "../../../src/kit/binding/binding.js";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { createExamples } from "../../../src/kit/examples/examples.js";
import type { Ports } from "../../../src/kit/http/ports.js";
import type { Report } from "../../../src/kit/report/shape.js";
import { isRule, type ReadingId } from "../../../src/kit/run/catalogue.js";
import { type Verification, verify } from "../../../src/kit/verify.js";
import { realPorts } from "../../../src/runtime/kit-process.js";
import { contractsWith } from "../../../src/suite/prepare.js";
import { nearNetwork } from "../../support/near.js";
import type { Clock } from "./clock.js";
import type { State } from "./model.js";
import { type RunningService, type StartOptions, startSecondImplementation } from "./server.js";

/** What a team writes for this service. */
export const ownBinding = parseBinding(readFileSync(new URL("binding.yaml", import.meta.url), "utf8"), "binding.yaml");

/** With the documented wire there is nothing to say but what may be borrowed, and what there is not. */
const documentedBinding: Binding = {
  fixtures: ownBinding.fixtures ?? {},
  operations: Object.fromEntries(Object.entries(ownBinding.operations ?? {}).filter(([, route]) => route === null)),
};

/** Time of the kit that is the time of the service: what it waits for happens meanwhile, and nobody waits for real. */
export function portsOn(clock: Clock, hasDeadlines = false): Ports {
  let count = 0;
  const after = (milliseconds: number, run: () => void) => {
    let isOn = true;
    clock.after(milliseconds, () => isOn && run());
    return () => {
      isOn = false;
    };
  };
  return {
    now: clock.now,
    sleep: (milliseconds) => clock.sleep(milliseconds),
    after: hasDeadlines ? after : () => () => undefined,
    lookup: async () => ["127.0.0.1"],
    signer: realPorts.signer,
    network: nearNetwork,
    unique: () => `run${String(++count).padStart(9, "0")}`,
  };
}

export interface JudgeOptions extends StartOptions {
  only?: readonly string[];
  skip?: readonly string[];
  without?: readonly ReadingId[];
  /** What the binding has besides, as YAML. */
  binding?: string | undefined;
  unnamed?: readonly string[] | undefined;
  token?: string | undefined;
  /** Something in between: the address at which the kit finds the service that is at `url`. */
  through?: ((url: string, binding: Binding) => string | Promise<string>) | undefined;
  /** How long reads may lag, in milliseconds. */
  readLag?: number | undefined;
  /** How long to wait for retries, in milliseconds. */
  patience?: number;
  /** Whether the kit ends a request after its time. */
  hasDeadlines?: boolean;
  /** How many generated values a field. */
  examples?: number | undefined;
}

/** What the kit says of a service. */
export interface Judgement extends Verification {
  service: RunningService;
  broken: string[];
  differing: string[];
  /** What it said, in a line each. */
  said: string[];
}

/** Starts a service with some switches on, has the kit judge it, and stops it. */
export async function judge(options: JudgeOptions = {}): Promise<Judgement> {
  const {
    only = [],
    skip = [],
    without = [],
    patience = 2000,
    binding: text = "",
    unnamed = [],
    token,
    readLag,
    examples: count = 0,
    hasDeadlines = false,
    through = (url) => url,
    ...start
  } = options;
  const service = await startSecondImplementation(start);
  try {
    const base = start.wire === "documented" ? documentedBinding : ownBinding;
    const binding = parseBinding(text, "the row's binding");
    const merged = {
      ...base,
      ...binding,
      operations: { ...base.operations, ...binding.operations },
      job: { ...base.job, ...binding.job },
      fixtures: Object.fromEntries(
        Object.entries({ ...base.fixtures, ...binding.fixtures }).filter(([name]) => !unnamed.includes(name)),
      ),
    };
    const lag = readLag === undefined ? {} : { readLag };
    const target = toTarget(
      { url: await through(service.url, merged), token, patience, jobTimeout: 2000, ...lag },
      merged,
    );
    const verification = await verify(target, contractsWith(count), portsOn(service.clock, hasDeadlines), {
      ...{ only, skip, without, calls: "allow" },
      ...(count > 0 ? { examples: createExamples({ count, seed: 15 }) } : {}),
    });
    return { ...verification, service, ...summaryOf(verification.report) };
  } finally {
    await service.stop();
  }
}

/** Everything that a service keeps, but for the times of updates. */
export const keptBy = ({ upload, webhook }: State): string =>
  JSON.stringify([[...upload], [...webhook]]).replace(/"updated_at":"[^"]*"/g, "");

/** What a report says of rules and assumptions, for an assertion. */
export function summaryOf({ rules, assumptions, cases }: Report) {
  const broken = Object.keys(rules).filter((id) => rules[id] === "broken");
  const differing = Object.keys(assumptions).filter((id) => assumptions[id] === "differs");
  const said = cases
    .filter(({ verdict }) => verdict === "broken")
    .map(({ id, ids, because }) => `${ids.filter(isRule).join(" ")} by ${id}: ${because?.slice(0, 160)}`);
  return { broken, differing, said };
}
