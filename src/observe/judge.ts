import { judgeSchema } from "../../contracts/judge/form.js";
import { uploadSpec } from "../../contracts/spec/upload-fields.js";
import { webhookSpec } from "../../contracts/spec/webhook-fields.js";
import { type JsonObject, parseJson } from "../base/json.js";
import { secretsShown } from "../base/redaction.js";
import type { Target } from "../kit/binding/target.js";
import { type SeenResponse, SeenResponses } from "../kit/http/observations.js";
import type { OperationId, StatementId } from "../kit/index.js";
import { toCoverage } from "../kit/report/coverage.js";
import type { CheckedSpec } from "../kit/run/checked-spec.js";
import { createFindings, type Finding, type Findings } from "../kit/run/findings.js";
import type { ContractResult, ToldContract } from "../kit/run/run-contract.js";
import { toOutcome } from "../kit/subject/outcome.js";
import { announcesJob, createCodec } from "../kit/wire/codec.js";
import { type Exchange, isFailure, isSuccess, told } from "../kit/wire/exchange.js";
import { createFieldNames } from "../kit/wire/field-names.js";
import { createWire } from "../kit/wire/wire.js";
import { createCalls } from "./calls.js";
import { contractOf, observedCalls, otherResponses } from "./contracts.js";
import { createAnnouncedJobs } from "./jobs.js";
import type { SeenCall } from "./judge-call.js";
import { judgeFields, judgeSeenUpdate, type SeenUpdate } from "./judge-update.js";
import { createMemory } from "./memory.js";
import { recognise } from "./recognise.js";
import { createWrites, type Write } from "./writes.js";

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

/** The resources of a kind, and what was found in their traffic. */
interface Group {
  spec: CheckedSpec;
  findings: Findings;
  contract: ToldContract;
}

/** Judges the traffic between clients and a target. It sends nothing itself. */
export class Judge {
  readonly #codec;
  readonly #wire;
  readonly #api;
  readonly #seen = new SeenResponses();
  readonly #writes = createWrites();
  readonly #jobs;
  readonly #known = createMemory<Known>(mostKnown);
  /** How many updates of a resource came. */
  readonly #updates = createMemory<number>(mostKnown);
  readonly #secretNames: readonly string[];
  readonly #secrets = new Set<string>();
  readonly #groups: readonly Group[] = specs.map((spec) => ({
    spec,
    findings: createFindings(),
    contract: contractOf(spec),
  }));
  readonly #others = { findings: createFindings(), contract: otherResponses };
  readonly #ofCalls = { findings: createFindings(), contract: observedCalls };
  readonly #calls = createCalls(this.#ofCalls.findings);
  readonly #all = [...this.#groups, this.#others, this.#ofCalls];

  constructor(readonly target: Target) {
    this.#codec = createCodec(target);
    this.#wire = createWire(target);
    this.#api = { target, codec: this.#codec };
    this.#jobs = createAnnouncedJobs(target, this.#wire);
    this.#secretNames = createFieldNames(target.wire.fields)?.secretNames ?? [];
  }

  /** Notes that a request is on its way, so that the judge knows what overlaps. */
  open(method: string, path: string): Write {
    return this.#writes.open(method, path);
  }

  /** Notes that a request has ended of which nothing can be judged. */
  drop(write: Write): void {
    this.#writes.close(write);
  }

  /** Judges a finished exchange. Returns only new findings. */
  see(exchange: Exchange, write: Write): Seen {
    const findings = this.#newFindings();
    try {
      const operationId = this.#judge(exchange, write);
      return { operationId, findings: findings() };
    } finally {
      this.#writes.close(write);
    }
  }

  /** Whether a webhook is known that calls a path with this query. */
  expectsCall(path: string): boolean {
    return this.#calls.expects(path);
  }

  /** Notes a call that is of no known webhook. */
  seeUnknownCall(path: string): readonly Finding[] {
    const findings = this.#newFindings();
    this.#calls.seeUnknown(path);
    return findings();
  }

  /** Judges a call of a webhook. */
  seeCall(call: SeenCall, exchange: Exchange): readonly Finding[] {
    const findings = this.#newFindings();
    this.#calls.see(call, exchange);
    return findings();
  }

  /** Learns the secrets in what passed, by their names. */
  readonly learn = (shown: Readonly<Record<string, unknown>>): void => {
    for (const secret of secretsShown(shown, this.#secretNames))
      if (this.#secrets.size < mostSecrets) this.#secrets.add(secret);
  };

  /** Secrets that passed, which no report may show. */
  get secrets(): string[] {
    return [...this.#secrets];
  }

  get seen(): readonly SeenResponse[] {
    return this.#seen.list;
  }

  get results(): ContractResult<ToldContract>[] {
    return this.#all.map(({ contract, findings }) => ({ contract, findings: findings.list }));
  }

  /** What is found from now on. */
  #newFindings(): () => Finding[] {
    const counts = this.#all.map(({ findings }) => findings.list.length);
    return () => this.#all.flatMap(({ findings }, at) => findings.list.slice(counts[at]));
  }

  #judge(raw: Exchange, write: Write): OperationId | undefined {
    const { target } = this;
    const { method, url, body } = raw.request;
    const path = url.slice(target.url.length);
    this.#seeJob(raw, method, path);
    const found = recognise(target, { method, path, json: parseJson(body ?? "") });
    if (!found) return undefined;
    const { operationId } = found;
    const exchange = this.#wire.toDocument(operationId, raw);
    const group = this.#groups.find(({ spec }) => Object.values<string>(spec.operations).includes(operationId));
    const id = group && found.path[group.spec.idParameter];
    this.#seeForm(operationId, exchange, isSuccess(exchange.status) && isJudgedByGroup(group?.spec, operationId));
    if (group && operationId === group.spec.operations.create) this.#seeCreation(group.spec, exchange);
    if (group && id !== undefined) this.#seeResource(group, id, { operationId, exchange, write });
    return operationId;
  }

  #seeResource(
    group: Group,
    id: string,
    { operationId, exchange, write }: { operationId: OperationId; exchange: Exchange; write: Write },
  ): void {
    const { update, read, delete: deletes } = group.spec.operations;
    // The effect of a request without a response is unknown.
    if (exchange.status === 0 && operationId !== read) this.#forget(group.spec, id);
    if (exchange.status === 0) return;
    if (operationId === update) this.#seeUpdate(group, id, exchange, write);
    else if (operationId === read) this.#seeRead(group, id, exchange);
    else if (operationId === deletes) this.#forget(group.spec, id);
  }

  /** Judges the update whose job a response is the end of. */
  #seeJob(raw: Exchange, method: string, path: string): void {
    const job = this.#jobs.end(raw, method, path);
    if (!job) return;
    const { asked, followed, announced } = job;
    const group = this.#groups.find(({ spec }) => spec.kind === asked.kind);
    const isLast = this.#updates.get(`${asked.kind} ${asked.id}`) === asked.nth;
    const doubt = isLast ? undefined : "another update came before its job ended";
    if (group) this.#conclude(group, { ...asked, outcome: toOutcome(this.#api, announced, followed), doubt });
  }

  #seeUpdate(group: Group, id: string, exchange: Exchange, write: Write): void {
    const { spec } = group;
    const key = keyOf(spec, id);
    const before = this.#known.get(key)?.resource;
    const patch = this.#wire.fromBody(spec.operations.update, parseJson(exchange.request.body ?? ""));
    const nth = (this.#updates.get(key) ?? 0) + 1;
    this.#updates.set(key, nth);
    if (announcesJob(this.#api, spec, exchange)) {
      this.#forget(spec, id);
      this.#jobs.announce(exchange, { kind: spec.kind, id, patch, before, nth });
      return;
    }
    const doubt = write.overlaps ? "another request to it overlapped in time" : undefined;
    this.#conclude(group, { id, patch, before, outcome: toOutcome(this.#api, exchange, undefined), doubt });
  }

  #conclude({ spec, findings }: Group, update: SeenUpdate): void {
    findings.report(judgeSeenUpdate({ spec, api: this.#api }, update));
    const { id, patch, before, outcome } = update;
    if (outcome.refused) return;
    if (!outcome.accepted) {
      this.#forget(spec, id);
      return;
    }
    const { resource, shown } = outcome;
    this.#tellCalls(spec, id, before || resource ? { ...before, ...patch, ...resource } : undefined);
    this.#known.set(keyOf(spec, id), {
      resource: resource ? { ...before, ...resource } : undefined,
      open: patch && { patch, exchange: shown },
    });
  }

  /** A read confirms values that were set. Other changes may come from clients that bypass the observer. */
  #seeRead({ spec, findings }: Group, id: string, exchange: Exchange): void {
    const { status, json: body } = exchange;
    const resource = isSuccess(status) ? this.#codec.decode(body) : undefined;
    if (!resource) return;
    findings.report(judgeSchema({ spec, api: this.#api }, spec.operations.read, { status, body, resource, exchange }));
    const key = keyOf(spec, id);
    const { open, resource: before } = this.#known.get(key) ?? {};
    this.#known.set(key, { resource, open: undefined });
    this.#tellCalls(spec, id, resource);
    if (!open) return;
    const shown = { ...exchange, follows: open.exchange };
    const doubt = "others may have written to the target directly";
    const { patch } = open;
    findings.report(judgeFields(spec, { patch, before, resource, exchange: shown, at: "a later read", doubt }));
  }

  #seeCreation(spec: CheckedSpec, exchange: Exchange): void {
    const resource = isSuccess(exchange.status) ? this.#codec.decode(exchange.json) : undefined;
    if (!resource) return;
    if (resource.id !== undefined) this.#tellCalls(spec, String(resource.id), resource, true);
  }

  /** Statuses, media types and members that the document does not have: told, and no rule broken. */
  #seeForm(operationId: OperationId, exchange: Exchange, isJudged: boolean): void {
    const { findings } = this.#others;
    const ids: readonly StatementId[] = exchange.status >= 400 ? ["Q-18"] : ["Q-29"];
    const count = this.#seen.list.length;
    this.#seen.note(operationId, exchange);
    if (isJudged || isFailure(exchange)) return;
    const [newest] = this.#seen.list.length > count ? this.#seen.list.slice(-1) : [];
    const isKnown = !newest || toCoverage(this.target, [newest]).every(({ documented }) => documented);
    const because = () => `${told(exchange)} as ${newest?.content ?? "nothing"}, which the document does not list`;
    if (!findings.check(ids, isKnown, because, { exchange })) return;
    const [violation] = this.#codec.violations(operationId, exchange.status, exchange.json);
    findings.check(ids, !violation, () => `${told(exchange)}: ${violation?.detail}`, { exchange });
  }

  /** Forgets it, because its state is unknown. */
  #forget(spec: CheckedSpec, id: string): void {
    this.#known.delete(keyOf(spec, id));
    this.#tellCalls(spec, id, undefined);
  }

  #tellCalls(spec: CheckedSpec, id: string, resource: JsonObject | undefined, isNew = false): void {
    if (spec.kind === "webhook") this.#calls.know(id, resource, isNew);
  }
}

const keyOf = (spec: CheckedSpec, id: string) => `${spec.kind} ${id}`;

const isJudgedByGroup = (spec: CheckedSpec | undefined, operationId: OperationId): boolean =>
  spec !== undefined && [spec.operations.update, spec.operations.read].includes(operationId);
