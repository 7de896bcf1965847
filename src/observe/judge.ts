import { uploadSpec } from "../../contracts/fields/upload-fields.js";
import { webhookSpec } from "../../contracts/fields/webhook-fields.js";
import { checkSchema, type SpecContext } from "../../contracts/steps/conform.js";
import { type JsonObject, parseJson } from "../base/json.js";
import { secretsShown } from "../base/redaction.js";
import type { CheckedSpec } from "../kit/engine/checked-spec.js";
import { createFindings, type Finding, type Findings } from "../kit/engine/findings.js";
import type { ContractResult, ToldContract } from "../kit/engine/run-contract.js";
import type { OperationId, StatementId } from "../kit/index.js";
import { toCoverage } from "../kit/report/coverage.js";
import { toOutcome } from "../kit/resources/outcome.js";
import { announcesJob } from "../kit/target/announced-job.js";
import { createCodec } from "../kit/target/codec.js";
import { type Exchange, isFailure, isSuccess, told } from "../kit/target/exchange.js";
import { createFieldNames } from "../kit/target/field-names.js";
import { createSeenResponses, type SeenResponse } from "../kit/target/observations.js";
import type { Target } from "../kit/target/target.js";
import { createWire } from "../kit/target/wire.js";
import { createCalls } from "./calls.js";
import { checkField } from "./check-field.js";
import { contractOf, observedCalls, otherResponses } from "./contracts.js";
import { createAnnouncedJobs } from "./jobs.js";
import type { SeenCall } from "./judge-call.js";
import { judgeUpdate, type SeenUpdate } from "./judge-update.js";
import { createMemory } from "./memory.js";
import { recognise } from "./recognise.js";
import { createWrites, type Write } from "./writes.js";

/** Judges the traffic between clients and a target. It sends nothing itself. */
export interface Judge {
  /** Notes that a request is on its way, so that the judge knows what overlaps. */
  open(method: string, path: string): Write;
  /** Judges a finished exchange. Returns only new findings. */
  see(exchange: Exchange, write: Write): Seen;
  /** Whether a webhook is known that calls a path with this query. */
  expectsCall(path: string): boolean;
  /** Notes a call that is of no known webhook. */
  seeUnknownCall(path: string): readonly Finding[];
  /** Judges a call of a webhook. */
  seeCall(call: SeenCall, exchange: Exchange): readonly Finding[];
  /** Notes that a request has ended of which nothing can be judged. */
  drop(write: Write): void;
  readonly results: readonly ContractResult<ToldContract>[];
  readonly seen: readonly SeenResponse[];
  /** Learns the secrets in what passed, by their names. */
  learn(shown: Readonly<Record<string, unknown>>): void;
  /** Secrets that passed, which no report may show. */
  readonly secrets: readonly string[];
}

/** The result of an exchange. */
export interface Seen {
  /** Undefined for a request outside the document. */
  operationId: OperationId | undefined;
  findings: readonly Finding[];
}

/** The last known state of a resource: as it was shown, and the values set since then. */
interface Known {
  resource: JsonObject | undefined;
  open: { patch: JsonObject; exchange: Exchange } | undefined;
}

const mostKnown = 2000;
/** Each is looked for in everything that is shown. */
const mostSecrets = 200;
const specs: readonly CheckedSpec[] = [uploadSpec, webhookSpec];

export function createJudge(target: Target): Judge {
  const codec = createCodec(target);
  const wire = createWire(target);
  const api = { target, codec };
  const seen = createSeenResponses();
  const writes = createWrites();
  const jobs = createAnnouncedJobs(target, wire);
  const known = createMemory<Known>(mostKnown);
  /** How many updates of a resource came. */
  const updates = createMemory<number>(mostKnown);
  const secretNames = createFieldNames(target.wire.fields)?.secretNames ?? [];
  const secrets = new Set<string>();
  const groups = specs.map((spec) => ({ spec, findings: createFindings(), contract: contractOf(spec) }));
  const others = { findings: createFindings(), contract: otherResponses };
  const ofCalls = { findings: createFindings(), contract: observedCalls };
  const calls = createCalls(ofCalls.findings);
  const all = [...groups, others, ofCalls];

  const contextOf = (group: (typeof groups)[number]): SpecContext & { kit: Findings & { api: typeof api } } => ({
    spec: group.spec,
    kit: { ...group.findings, api },
  });
  const keyOf = (spec: CheckedSpec, id: string) => `${spec.kind} ${id}`;

  /** Forgets it, because its state is unknown. */
  function forget(spec: CheckedSpec, id: string): void {
    known.delete(keyOf(spec, id));
    tellCalls(spec, id, undefined);
  }

  function tellCalls(spec: CheckedSpec, id: string, resource: JsonObject | undefined, isNew = false): void {
    if (spec.kind === "webhook") calls.know(id, resource, isNew);
  }

  function conclude(group: (typeof groups)[number], update: SeenUpdate): void {
    judgeUpdate(contextOf(group), update);
    const { id, patch, before, outcome } = update;
    const key = keyOf(group.spec, id);
    if (outcome.refused) return;
    if (!outcome.accepted) {
      forget(group.spec, id);
      return;
    }
    const { resource, shown } = outcome;
    tellCalls(group.spec, id, before || resource ? { ...before, ...patch, ...resource } : undefined);
    known.set(key, {
      resource: resource ? { ...before, ...resource } : undefined,
      open: patch && { patch, exchange: shown },
    });
  }

  function seeUpdate(group: (typeof groups)[number], id: string, exchange: Exchange, write: Write): void {
    const { spec } = group;
    const { before, patch } = beforeAndPatch(group, id, exchange);
    const nth = (updates.get(keyOf(spec, id)) ?? 0) + 1;
    updates.set(keyOf(spec, id), nth);
    if (announcesJob(api, spec, exchange)) {
      forget(spec, id);
      jobs.announce(exchange, { kind: spec.kind, id, patch, before, nth });
      return;
    }
    const doubt = write.overlaps ? "another request to it overlapped in time" : undefined;
    conclude(group, { id, patch, before, outcome: toOutcome(api, exchange, undefined), doubt });
  }

  function beforeAndPatch({ spec }: { spec: CheckedSpec }, id: string, exchange: Exchange) {
    const body = parseJson(exchange.request.body ?? "");
    return {
      before: known.get(keyOf(spec, id))?.resource,
      patch: wire.fromBody(spec.operations.update, body),
    };
  }

  /** A read confirms values that were set. Other changes may come from clients that bypass the observer. */
  function seeRead(group: (typeof groups)[number], id: string, exchange: Exchange): void {
    const { spec, findings } = group;
    const resource = isSuccess(exchange.status) ? codec.decode(exchange.json) : undefined;
    if (!resource) return;
    checkSchema(contextOf(group), spec.operations.read, {
      status: exchange.status,
      body: exchange.json,
      resource,
      exchange,
    });
    const key = keyOf(spec, id);
    const { open, resource: before } = known.get(key) ?? {};
    known.set(key, { resource, open: undefined });
    tellCalls(spec, id, resource);
    if (!open) return;
    const moved = spec.moves(open.patch);
    for (const field of spec.fields) {
      const sent = open.patch[field.name];
      if (sent === undefined || moved.includes(field.name) || !Object.hasOwn(resource, field.name)) continue;
      const doubt = "others may have written to the target directly";
      const shown = { ...exchange, follows: open.exchange };
      checkField(findings, spec, field, { sent, before, resource, exchange: shown, at: "a later read", doubt });
    }
  }

  function seeCreation(spec: CheckedSpec, exchange: Exchange): void {
    const resource = isSuccess(exchange.status) ? codec.decode(exchange.json) : undefined;
    if (!resource) return;
    if (resource.id !== undefined) tellCalls(spec, String(resource.id), resource, true);
  }

  /** Statuses, media types and members that the document does not have: told, and no rule broken. */
  function seeForm(operationId: OperationId, exchange: Exchange, isJudged: boolean): void {
    const ids: readonly StatementId[] = exchange.status >= 400 ? ["Q-18"] : ["Q-29"];
    const count = seen.list.length;
    seen.note(operationId, exchange);
    if (isJudged || isFailure(exchange)) return;
    const [newest] = seen.list.length > count ? seen.list.slice(-1) : [];
    const isKnown = !newest || toCoverage(target, [newest]).every(({ documented }) => documented);
    const what = () => `${told(exchange)} as ${newest?.content ?? "nothing"}, which the document does not list`;
    if (!others.findings.check(ids, isKnown, what, { exchange })) return;
    const [violation] = codec.violations(operationId, exchange.status, exchange.json);
    others.findings.check(ids, !violation, () => `${told(exchange)}: ${violation?.detail}`, { exchange });
  }

  function judge(raw: Exchange, write: Write): OperationId | undefined {
    const { method, url, body } = raw.request;
    const path = url.slice(target.url.length);
    const job = jobs.end(raw, method, path);
    if (job) {
      const { asked, followed, announced } = job;
      const group = groups.find(({ spec }) => spec.kind === asked.kind);
      const isLast = updates.get(`${asked.kind} ${asked.id}`) === asked.nth;
      const doubt = isLast ? undefined : "another update came before its job ended";
      if (group) conclude(group, { ...asked, outcome: toOutcome(api, announced, followed), doubt });
    }
    const found = recognise(target, { method, path, json: parseJson(body ?? "") });
    if (!found) return undefined;
    const { operationId } = found;
    const exchange = wire.toDocument(operationId, raw);
    const group = groups.find(({ spec }) => Object.values<string>(spec.operations).includes(operationId));
    const id = group && found.path[group.spec.idParameter];
    const isShown = isSuccess(exchange.status) && isJudgedByGroup(group?.spec, operationId);
    seeForm(operationId, exchange, isShown);
    if (group && operationId === group.spec.operations.create) seeCreation(group.spec, exchange);
    if (!group || id === undefined) return operationId;
    const { update, read, delete: deletes } = group.spec.operations;
    // The effect is unknown.
    if (exchange.status === 0 && operationId !== read) forget(group.spec, id);
    if (exchange.status === 0) return operationId;
    if (operationId === update) seeUpdate(group, id, exchange, write);
    else if (operationId === read) seeRead(group, id, exchange);
    else if (operationId === deletes) forget(group.spec, id);
    return operationId;
  }

  /** What is found from now on. */
  const newFindings = () => {
    const counts = all.map(({ findings }) => findings.list.length);
    return () => all.flatMap(({ findings }, at) => findings.list.slice(counts[at]));
  };

  return {
    open: writes.open,
    drop: writes.close,
    see(exchange, write) {
      const findings = newFindings();
      try {
        const operationId = judge(exchange, write);
        return { operationId, findings: findings() };
      } finally {
        writes.close(write);
      }
    },
    expectsCall: calls.expects,
    learn(shown) {
      for (const secret of secretsShown(shown, secretNames)) if (secrets.size < mostSecrets) secrets.add(secret);
    },
    seeUnknownCall(path) {
      const findings = newFindings();
      calls.seeUnknown(path);
      return findings();
    },
    seeCall(call, exchange) {
      const findings = newFindings();
      calls.see(call, exchange);
      return findings();
    },
    get results() {
      return all.map(({ contract, findings }) => ({ contract, findings: findings.list }));
    },
    seen: seen.list,
    get secrets() {
      return [...secrets];
    },
  };
}

const isJudgedByGroup = (spec: CheckedSpec | undefined, operationId: OperationId): boolean =>
  spec !== undefined && [spec.operations.update, spec.operations.read].includes(operationId);
