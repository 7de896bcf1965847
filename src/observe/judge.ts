import { takes } from "../../contracts/judge/refusal.js";
import { judgeSchema } from "../../contracts/judge/value.js";
import type { CheckedSpec } from "../../contracts/spec/field.js";
import { uploadSpec } from "../../contracts/spec/upload-fields.js";
import { webhookSpec } from "../../contracts/spec/webhook-fields.js";
import { parseJson } from "../base/json.js";
import { secretsShown } from "../base/redaction.js";
import type { Target } from "../kit/binding/target.js";
import { Pages } from "../kit/http/layers/ends.js";
import { type SeenResponse, SeenResponses } from "../kit/http/observations.js";
import { toOutcome } from "../kit/http/outcome.js";
import type { OperationId } from "../kit/index.js";
import { createFindings, type Finding } from "../kit/run/findings.js";
import type { ContractResult, ToldContract } from "../kit/run/run-contract.js";
import { announcesJob } from "../kit/wire/announced-job.js";
import { Codec } from "../kit/wire/codec.js";
import { type Exchange, isSuccess } from "../kit/wire/exchange.js";
import { FieldNames } from "../kit/wire/field-names.js";
import { AnnouncedJobs } from "./jobs.js";
import {
  contractOf,
  judgeFields,
  judgeResponse,
  judgeSeenUpdate,
  otherResponses,
  type SeenFields,
  type SeenUpdate,
} from "./judge-response.js";
import { type Recognised, recognise } from "./recognise.js";
import { Memory, States, type Write } from "./states.js";

const mostForms = 2000;
/** Each is looked for in everything that is shown. */
const mostSecrets = 200;
const specs: readonly CheckedSpec[] = [uploadSpec, webhookSpec];

/** The resources of a kind, and what was found in their traffic. */
type Group = ReturnType<typeof collect> & { spec: CheckedSpec };

const collect = (contract: ToldContract) => ({ contract, findings: createFindings() });

/** Judges the traffic between clients and a target. It sends nothing itself. */
export class Judge {
  readonly #api;
  readonly #seen = new SeenResponses();
  readonly #states = new States();
  /** The forms of updates that were accepted. */
  readonly #taken = new Memory<true>(mostForms);
  readonly #pages = new Pages();
  readonly #jobs;
  readonly #secretNames: readonly string[];
  readonly #secrets = new Set<string>();
  readonly #groups: readonly Group[] = specs.map((spec) => ({ spec, ...collect(contractOf(spec)) }));
  readonly #others = collect(otherResponses);
  readonly #all = [...this.#groups, this.#others];

  constructor(
    readonly target: Target,
    /** Whether nobody writes to the target but through the observer. */
    readonly how: { isOnlyWriter: boolean } = { isOnlyWriter: false },
  ) {
    this.#api = { target, codec: new Codec(target) };
    this.#jobs = new AnnouncedJobs(this.#api);
    this.#secretNames = target.wire.fields ? new FieldNames(target.wire.fields).secretNames : [];
  }

  /** Notes that a request is on its way, so that the judge knows what overlaps. */
  open(method: string, path: string): Write {
    const { group, id } = this.#groupOf(recognise(this.target, { method, path, json: undefined }));
    return this.#states.open(method, path, group && id && keyOf(group.spec, id));
  }

  /** Notes that a request has ended of which nothing can be judged. */
  drop(write: Write): void {
    if (write.isChange) this.#states.changeAny();
    this.#states.close(write);
  }

  /** Judges a finished exchange. Returns only new findings, and no operation for a request outside the document. */
  see(exchange: Exchange, write: Write): { operationId: OperationId | undefined; findings: readonly Finding[] } {
    const counts = this.#all.map(({ findings }) => findings.list.length);
    try {
      const operationId = this.#judge(exchange, write);
      return { operationId, findings: this.#all.flatMap(({ findings }, at) => findings.list.slice(counts[at])) };
    } finally {
      this.#states.close(write);
    }
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

  #judge(raw: Exchange, write: Write): OperationId | undefined {
    const { target } = this;
    const { method, url, body } = raw.request;
    const path = url.slice(target.url.length);
    this.#seeJob(raw, method, path);
    const found = recognise(target, { method, path, json: parseJson(body ?? "") });
    const { group, id } = this.#groupOf(found);
    if (write.isChange && id === undefined && !(found && isHarmless(found.operationId))) this.#states.changeAny();
    if (!found) return undefined;
    const { operationId } = found;
    const exchange = this.#api.codec.toDocument(operationId, this.#pages.leftOut(operationId, raw));
    const byGroup: OperationId[] = group ? [group.spec.operations.update, group.spec.operations.read] : [];
    this.#seeForm(operationId, exchange, isSuccess(exchange.status) && byGroup.includes(operationId));
    if (group && id !== undefined) this.#seeResource(group, id, { operationId, exchange, write });
    return operationId;
  }

  /** The kind of resource that an operation is of, and the identifier of one. */
  #groupOf(found: Recognised | undefined): { group: Group | undefined; id: string | undefined } {
    const isOf = ({ spec }: Group) => found && Object.values<string>(spec.operations).includes(found.operationId);
    const group = this.#groups.find(isOf);
    return { group, id: group && found?.path[group.spec.idParameter] };
  }

  #seeResource(
    group: Group,
    id: string,
    { operationId, exchange, write }: { operationId: OperationId; exchange: Exchange; write: Write },
  ): void {
    const { update, read, delete: deletes } = group.spec.operations;
    const key = keyOf(group.spec, id);
    // The effect of a request without a response is unknown.
    if (exchange.status === 0 && operationId !== read) this.#lose(key);
    if (exchange.status === 0) return;
    if (operationId === update) this.#seeUpdate(group, id, exchange, write);
    else if (operationId === read) this.#seeRead(group, id, exchange, write);
    else if (operationId === deletes) this.#states.forget(key);
  }

  /** Judges the update whose job a response is the end of. */
  #seeJob(raw: Exchange, method: string, path: string): void {
    const job = this.#jobs.end(raw, method, path);
    if (!job) return;
    const { asked, followed, announced } = job;
    const group = this.#groups.find(({ spec }) => spec.kind === asked.kind);
    if (!group) return;
    const key = keyOf(group.spec, asked.id);
    const doubt = this.#states.isNewest(key, asked.nth) ? undefined : "another update came before its job ended";
    this.#states.leave(key, -1);
    this.#conclude(group, { ...asked, outcome: toOutcome(this.#api, announced, followed), doubt });
  }

  #seeUpdate(group: Group, id: string, exchange: Exchange, write: Write): void {
    const { spec } = group;
    const key = keyOf(spec, id);
    const { began } = write;
    const before = this.#states.resourceOf(key);
    const patch = this.#api.codec.fromBody(spec.operations.update, parseJson(exchange.request.body ?? ""));
    const nth = this.#states.count(key);
    if (announcesJob(this.#api, spec, exchange)) {
      this.#lose(key);
      this.#jobs.announce(exchange, { kind: spec.kind, id, patch, before, nth, began });
      return;
    }
    const doubt = write.overlaps ? "another request to it overlapped in time" : undefined;
    this.#conclude(group, { id, patch, before, outcome: toOutcome(this.#api, exchange, undefined), doubt, began });
  }

  #conclude({ spec, findings }: Group, update: Omit<SeenUpdate, "isControlled"> & { began: number }): void {
    const { id, patch, before, outcome, began, doubt } = update;
    const form = patch && `${spec.kind} ${takes(patch)}`;
    const isControlled = form !== undefined && this.#taken.has(form);
    findings.report(judgeSeenUpdate({ spec, api: this.#api }, { ...update, isControlled }));
    if (outcome.accepted && form !== undefined) this.#taken.set(form, true);
    const key = keyOf(spec, id);
    if (!outcome.accepted && !outcome.refused) this.#lose(key);
    if (!outcome.accepted) return;
    const { resource, shown, exchange } = outcome;
    const known = resource ? { ...before, ...resource } : undefined;
    this.#states.set(key, known, patch && { patch, exchange, shown, began, doubt });
  }

  /** A read confirms values that were set. Other changes may come from clients that bypass the observer. */
  #seeRead({ spec, findings }: Group, id: string, exchange: Exchange, write: Write): void {
    const { status, json: body } = exchange;
    const resource = isSuccess(status) ? this.#api.codec.decode(body) : undefined;
    if (!resource) return;
    findings.report(judgeSchema({ spec, api: this.#api }, spec.operations.read, { status, body, resource, exchange }));
    const key = keyOf(spec, id);
    const { open, resource: before } = this.#states.read(key, resource) ?? {};
    if (!open) return;
    const { isOnlyWriter } = this.how;
    const seen: SeenFields = {
      ...{ patch: open.patch, before, resource, at: "a later read", hint: isOnlyWriter ? hintOfLag : "" },
      exchange: { ...exchange, follows: open.shown },
      doubt: isOnlyWriter ? this.#states.doubtOf(key, open, exchange, write) : byOthers,
    };
    findings.report(judgeFields({ spec, api: this.#api }, seen));
  }

  /** Judges a response that no group judges, by the document alone. */
  #seeForm(operationId: OperationId, exchange: Exchange, isJudged: boolean): void {
    const count = this.#seen.list.length;
    this.#seen.note(operationId, exchange);
    const [newest] = this.#seen.list.slice(count);
    if (!isJudged) this.#others.findings.report(judgeResponse(this.#api, operationId, exchange, newest));
  }

  /** Forgets the state of a resource because of an update that may still be applied. */
  #lose(key: string): void {
    this.#states.forget(key);
    this.#states.leave(key);
  }
}

const byOthers = "others may have written to the target directly";
const hintOfLag = ". If reads lag behind writes, do not pass --only-writer";

/** Operations that create something, or change nothing that another resource shows. */
const isHarmless = (operationId: OperationId): boolean => /^create|^resend|^updateUploadCollection$/.test(operationId);

const keyOf = (spec: CheckedSpec, id: string) => `${spec.kind} ${id}`;
