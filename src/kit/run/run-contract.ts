import type { Api } from "../http/api.js";
import { GoneError, StoppedError, TargetError } from "../http/gate.js";
import { ReadOnlyError } from "../http/layers/sends-only-recorded.js";
import type { Weather } from "../http/observations.js";
import { UnreadableError } from "../http/outcome.js";
import { mayReach } from "../http/receiver.js";
import { RecordError } from "../ledger/ledger-file.js";
import { specOf, updatableFields } from "../specs/specs.js";
import { type Exchange, isLate, told } from "../wire/exchange.js";
import { RefusedAddressError, UnavailableError, UntouchableError } from "../wire/unavailable.js";
import { catalogueWith } from "./catalogue.js";
import type { Contract, Need, ResourceNeed, SerialGroup } from "./contract.js";
import { createFindings, type Finding, type Findings } from "./findings.js";
import { type GroupKit, whyMissing } from "./serial-group.js";
import { neededBy } from "./workers.js";

/** The part of a contract that a report shows. Other sources of findings have it too. */
export type ToldContract = Pick<Contract, "id" | "ids" | "title" | "catalogue">;

export interface ContractResult<One extends ToldContract = Contract> {
  contract: One;
  findings: readonly Finding[];
  /** Its changes, each in a few words. Absent if it did not run. */
  changes?: readonly string[];
  /** Set if the kit itself failed: an error of the kit, not of the target. */
  failure?: Error;
  /** Its duration in milliseconds. Absent if it did not run. */
  duration?: number;
}

/** Runs one contract and restores its changes. Runs it again if a failure or somebody else disturbed it. */
export async function runContract(contract: Contract, group: GroupKit): Promise<ContractResult> {
  const { api, gate } = group.parts;
  const { ports } = api;
  const start = ports.now();
  for (let tries = 1; ; tries++) {
    const attempt = await tryContract(contract, group);
    if (!attempt.isDisturbed || gate.ending || tries === mostTries)
      return { ...attempt, duration: ports.now() - start };
  }
}

const mostTries = 3;
/** How long a late update may still be applied, in milliseconds. */
const settleTime = 45_000;

interface Attempt extends ContractResult {
  /** Whether a finding may come from a failure of the network. */
  isDisturbed: boolean;
}

async function tryContract(contract: Contract, group: GroupKit): Promise<Attempt> {
  const { gate, api, pool } = group.parts;
  const weather: Weather = { accidents: 0, unanswered: [] };
  const { standing } = pool;
  const known = (await group.foreign()).length;
  let findings = createFindings(() => gate.ending !== undefined, catalogueWith([contract]));
  let failure: Error | undefined;
  let isGone = false;
  try {
    gate.pass();
    await api.seen.during(weather, async () => {
      await assertNeeds(contract, group);
      await contract.run(group.kit(findings));
    });
  } catch (error) {
    isGone = error instanceof GoneError;
    if (isGone) findings = createFindings();
    failure = explain(error as Error, contract, findings);
  }
  const isWrong = ({ verdict }: Finding) => verdict === "broken" || verdict === "differs";
  const isOdd = (finding: Finding) => isWrong(finding) || finding.exchange?.status === 404;
  if (!gate.ending && weather.accidents === 0 && findings.list.some(isOdd)) {
    const areGone = await pool.areGone(standing).catch(() => false);
    if (areGone) gate.shut("in use", takenAway);
  }
  if (gate.ending?.because === takenAway) findings = createFindings();
  const unsettled = weather.unanswered.filter(({ request }) => request.method !== "GET");
  // A late update may still be applied. What somebody lent is restored after that.
  const isLent = unsettled.some((one) => isLate(one)) && (await group.borrowed()).length > 0;
  if (isLent && !gate.ending) await api.ports.sleep(settleTime).catch(() => undefined);
  await group.restore(unsettled).catch((error) => {
    // What cannot be said or read there is no error of the kit. The end of the run tries again, and names what is left.
    if (!(error instanceof UnavailableError)) failure ??= error;
  });
  const foreign = (await group.foreign()).slice(known);
  // What this contract has seen may come from them.
  if (foreign.length > 0) {
    findings = createFindings();
    const what = foreign.map(({ kind, id, field }) => `/${field} of ${kind} ${id}`).join(", ");
    findings.notVerified(contract.ids, `somebody else changed ${what} meanwhile`);
  }
  const silent = contract.ids.filter(
    (id) => !findings.isLeftOut(id) && !findings.list.some((finding) => finding.ids.includes(id)),
  );
  const why = (isSo: (finding: Finding) => boolean) =>
    findings.list.find((one) => isSo(one) && one.because !== "")?.because;
  const open = why(({ verdict }) => verdict === "not-verified") ?? why(isWrong);
  const ended = "the contract ended before it verified this";
  const because = gate.ending?.because === takenAway ? takenAway : open ? `${ended}: ${open}` : ended;
  if (silent.length > 0) findings.notVerified(silent, because);
  // During a transient failure, a finding may not come from the target. Without a response, more may be verified next time.
  const isSuspect = (finding: Finding) =>
    isWrong(finding) || (weather.unanswered.length > 0 && finding.verdict === "not-verified");
  const isDisturbed = isGone || foreign.length > 0 || (weather.accidents > 0 && findings.list.some(isSuspect));
  return {
    contract,
    findings: findings.list,
    changes: [...findings.changes],
    isDisturbed,
    ...(failure ? { failure } : {}),
  };
}

/** Reason if resources of other contracts are gone as well. No server would delete those because of one contract. */
const takenAway = "somebody else deleted all resources of this run. Repeat the run when no other cleanup is active";

const expected = [UntouchableError, ReadOnlyError, StoppedError, TargetError, RefusedAddressError, RecordError];

/** Reports IDs without a finding as not verified because of an error. Returns the error if it is the kit's own. */
function explain(error: Error, { ids }: Contract, findings: Findings): Error | undefined {
  const open = ids.filter((id) => !findings.list.some((finding) => finding.ids.includes(id)));
  if (error instanceof UnreadableError || error instanceof UnavailableError) {
    const part = error instanceof UnmetError ? error.parts : undefined;
    findings.notVerified(open, error.message, { exchange: error.exchange, part });
    return undefined;
  }
  if (expected.some((kind) => error instanceof kind)) {
    findings.notVerified(open, error.message);
    return undefined;
  }
  findings.notVerified(open, `the kit itself failed: ${error.message}`);
  return error;
}

class UnmetError extends UnavailableError {
  constructor(
    message: string,
    exchange?: Exchange,
    /** The parts of its rules that it would have shown. */
    readonly parts?: readonly string[],
  ) {
    super(message, exchange);
  }
}

/** Finds everything that a contract needs. Throws an UnmetError. */
async function assertNeeds(contract: Contract, group: GroupKit): Promise<void> {
  const { needs, sends, overlaps } = contract;
  const { api, isStandin } = group.parts;
  const { fixtures, readOnly, wire, resources } = api.target;
  const whole = neededBy(contract, resources).find(({ kind }) => wire.update[kind]);
  if (overlaps && whole)
    throw new UnmetError(
      wire.update[whole.kind]?.without
        ? `an update needs the whole ${whole.kind}, so updates at the same time would overwrite each other's values`
        : `an update sends members of the ${whole.kind} back as they were, so updates at the same time would refuse each other`,
      undefined,
      // Others show what an update of a field does.
      updatableFields(whole),
    );
  if (readOnly && sends === undefined) throw new UnmetError("--read-only sends only GET requests");
  const lacks: Readonly<Record<Exclude<Need, ResourceNeed>, () => string | false>> = {
    callback: () =>
      !mayReach(api.target) &&
      "the target may not reach this machine. Pass an address that it can reach with --callback-url, or say in the binding that it calls nobody",
    control: () => !isStandin && "the target has no control interface for events and the clock",
    records: () =>
      !isStandin &&
      "records are out of reach: the kit cannot change them, and only a Standin has a control interface to raise their events",
    "token without access": () =>
      !isStandin &&
      fixtures.token_without_access === undefined &&
      "there is no token without access. Set fixtures.token_without_access in the binding",
  };
  for (const need of needs) {
    const toLack = lacks[need as keyof typeof lacks];
    const lack = toLack ? toLack() : await provideResource(need, group);
    if (lack) throw new UnmetError(lack);
  }
}

async function provideResource(need: string, group: GroupKit): Promise<void> {
  const { api, borrowed, pool, failed } = group.parts;
  const { readOnly, resources } = api.target;
  const spec = specOf(resources, need.replace(/^own /, ""));
  const { kind } = spec;
  const without = await group.whyNoUpdate(spec);
  if (without !== undefined) throw new UnmetError(without);
  const found = readOnly ? borrowed.get(kind) : await group.findFixture(spec);
  if (need === kind ? found : found?.origin.made) return;
  const failure = pool.failure(spec) ?? failed.get(kind);
  if (failure) throw new UnmetError(`the target failed: ${told(failure)}`, failure);
  throw new UnmetError(
    need === kind
      ? whyMissing(spec, group.parts)
      : `the kit cannot create its own ${kind}${pool.whyNone(spec)}, and changes to an existing one might remain`,
  );
}

/** Why there is no resource to test. Undefined if there is one, or if the target failed to create one. */
export async function whyNothing(
  contracts: readonly Contract[],
  { target }: Api,
  groupOf: (name: SerialGroup) => GroupKit,
): Promise<string | undefined> {
  const missing: string[] = [];
  for (const spec of target.resources) {
    const first = contracts.find((contract) => neededBy(contract, [spec]).length > 0);
    if (!first) continue;
    const error = await provideResource(spec.kind, groupOf(first.serialGroup)).catch((error: Error) => error);
    if (!(error instanceof UnmetError) || error.exchange) return undefined;
    missing.push(error.message);
  }
  return missing.join("; ") || undefined;
}
