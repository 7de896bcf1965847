import { bringsCredentials, headerProblem } from "../../contracts/judge/call.js";
import { isObject, isSame, type JsonObject, type JsonValue, parseJson, pick, show } from "../base/json.js";
import type { Exchange, StatementId } from "../kit/index.js";
import type { Findings } from "../kit/run/findings.js";
import { isSecretMask } from "../kit/subject/normal-form.js";
import { Memory } from "./states.js";

/** A call as it came, credentials included. */
export interface SeenCall {
  method: string;
  /** Path and query. */
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The verdict of a call on a rule: kept, or why not. */
interface CallCheck {
  id: StatementId;
  because: string | undefined;
}

/** The verdicts of a call on rules, if its webhook had these settings. Rules that it does not show are left out. */
function checksOf(settings: JsonObject, call: SeenCall): CallCheck[] {
  return [
    whetherTriggered(settings, call),
    ofHeaders(settings, call),
    ofCredentials(settings, call),
    ofBody(settings, call),
  ].flat();
}

/** A call that names its event must match `events`. A call without a name may have any reason. */
function whetherTriggered({ events, enabled }: JsonObject, { body }: SeenCall): CallCheck[] {
  const payload = parseJson(body);
  if (!isObject(payload) || !Array.isArray(events) || enabled === false) return [];
  const { entity_type: entity, event_type: event } = payload;
  const isAsked = (one: JsonValue) =>
    isObject(one) &&
    one.entity_type === entity &&
    Array.isArray(one.event_types) &&
    one.event_types.includes(event as string);
  return events.some(isAsked) ? [{ id: "C-01", because: undefined }] : [];
}

/** Headers that a service sets itself, whatever a webhook says (Q-28 and its like). */
const own = new Set([
  "host",
  "content-length",
  "content-type",
  "connection",
  "transfer-encoding",
  "user-agent",
  "authorization",
]);

function ofHeaders({ headers }: JsonObject, call: SeenCall): CallCheck[] {
  if (!isObject(headers)) return [];
  const problems = Object.entries(headers)
    .filter(([name, value]) => typeof value === "string" && !own.has(name.toLowerCase()) && !isSecretMask(value))
    .map(([name, value]) => headerProblem(call, name, String(value)));
  return [{ id: "C-02", because: problems.find((problem) => problem !== undefined) }];
}

function ofCredentials(
  { http_basic_user: user, http_basic_password: password, headers, url }: JsonObject,
  call: SeenCall,
): CallCheck[] {
  const isOverridden = isObject(headers) && Object.keys(headers).some((name) => name.toLowerCase() === "authorization");
  if (user === null && password === null && !isOverridden && !String(url).includes("@")) {
    const because = "the webhook has no Basic credentials, but its call sends some";
    // A call without them is no evidence that others have them.
    return /^basic /i.test(call.headers.authorization ?? "") ? [{ id: "C-03", because }] : [];
  }
  if (typeof user !== "string" || typeof password !== "string" || isSecretMask(password) || isOverridden) return [];
  const isSent = bringsCredentials(call, `${user}:${password}`);
  return [
    { id: "C-03", because: isSent ? undefined : "the webhook has Basic credentials, but its call does not send them" },
  ];
}

function ofBody({ custom_payload: template }: JsonObject, { body }: SeenCall): CallCheck[] {
  if (template === null) {
    const because = body.trim() === "" ? "the webhook has no template, but the body of its call is empty" : undefined;
    return [{ id: "C-05", because }];
  }
  const literals = typeof template === "string" ? literalsOf(template) : undefined;
  if (!literals) return [];
  const because = `the template ${show(template)} rendered ${show(body)}`;
  return [{ id: "C-04", because: isMadeOf(literals, body) ? undefined : because }];
}

const tagsOutside = ["{{event_type}}", "{{entity_type}}"];
const tagsInside = [...tagsOutside, "{{id}}"];
const [start, end] = ["{{#entity}}", "{{/entity}}"];

/** The text between the tags of a template. Undefined if it has tags outside the spec. */
function literalsOf(template: string): string[] | undefined {
  const parts = template.split(start).flatMap((part, index) => {
    const [inside = "", ...after] = index === 0 ? ["", part] : part.split(end);
    // An unclosed section, or one closed twice.
    if (after.length !== 1) return [undefined];
    return [withoutTags(inside, tagsInside), withoutTags(after[0] ?? "", tagsOutside)];
  });
  if (parts.some((part) => part === undefined)) return undefined;
  // The tags of a section write nothing, so the text before and inside it is one text.
  return (parts as string[]).join("").split(hole);
}

/** A character that no text body contains. */
const hole = "\u0000";

function withoutTags(text: string, tags: readonly string[]): string | undefined {
  const left = tags.reduce((rest, tag) => rest.replaceAll(tag, hole), text);
  return left.includes("{{") || text.includes(hole) ? undefined : left;
}

/** Whether a text is these ones in their order with something between each two; a tag that is left is not something. */
function isMadeOf(literals: readonly string[], text: string): boolean {
  const [first = "", ...others] = literals;
  const last = others.pop();
  if (last === undefined) return text === first;
  if (tagsInside.some((tag) => text.includes(tag)) || !text.startsWith(first)) return false;
  let at = first.length;
  for (const literal of others) {
    const found = text.indexOf(literal, at + 1);
    if (found === -1) return false;
    at = found + literal.length;
  }
  return text.endsWith(last) && text.length - last.length > at;
}

/** Settings of a webhook, and since when they are known. */
interface Settings {
  id: string;
  settings: JsonObject;
  /** Whether all settings that the webhook had with this address are known: it is new, or was given the address by an update that passed. */
  isWhole: boolean;
}

/** Differences from the only possible settings of a call, until the settings are seen again. */
interface Doubt {
  id: string;
  rule: string;
  settings: JsonObject;
  confirm(): void;
}

const fields = ["url", "headers", "http_basic_user", "http_basic_password", "custom_payload", "enabled", "events"];
const mostKnown = 1000;
const mostSettings = 50;
/** More of one webhook and one rule say no more. */
const mostDoubts = 5;
/** In characters: a longer body of a call is no evidence that anybody reads. */
const longestShown = 64 * 1024;

/** Long bodies are left out whole: in a part of one no secret is found to be hidden. */
function withShortBodies(exchange: Exchange): Exchange {
  const { request, text, json } = exchange;
  const short = (body: string) => (body.length > longestShown ? `(${body.length} characters)` : body);
  const body = request.body === undefined ? undefined : short(request.body);
  return {
    ...exchange,
    ...{ request: { ...request, body }, text: short(text), json: text.length > longestShown ? undefined : json },
  };
}

/** Path and query of a webhook's URL; undefined for one that is a template. */
function addressOf({ url }: JsonObject): string | undefined {
  if (typeof url !== "string" || !URL.canParse(url) || url.includes("{{")) return undefined;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Whether a payload says that it is of a webhook that nobody has seen here, which may have the same address. */
function namesAnother({ body }: SeenCall, id: string): boolean {
  const payload = parseJson(body);
  return isObject(payload) && payload.webhook_id !== undefined && String(payload.webhook_id) !== id;
}

/** The webhook calls that passed, and the known settings of their webhooks. */
export class Calls {
  readonly #histories = new Memory<Settings[]>(mostKnown);
  /** By address, those that have had it. */
  readonly #addresses = new Memory<Set<string>>(mostKnown);
  #doubts: Doubt[] = [];

  constructor(readonly findings: Findings) {}

  /** Whether a webhook is known that calls an address: path and query. */
  expects(address: string): boolean {
    return (this.#addresses.get(address)?.size ?? 0) > 0;
  }

  /** Notes a call of an address that no known webhook has. */
  seeUnknown(address: string): void {
    this.findings.notVerified(["C-02"], `a call went to ${address}, but no known webhook has that URL`);
  }

  /**
   * Notes the current webhook, as far as it was shown or set. Undefined if it is unknown. `isNew`: it was just created,
   * so no older call can be under way.
   */
  know(id: string, webhook: JsonObject | undefined, isNew = false): void {
    const history = this.#histories.get(id) ?? [];
    const last = history.at(-1);
    const settings = webhook && pick(webhook, fields);
    this.#resolve(id, settings);
    if (!settings) {
      // Later settings were not seen.
      for (const one of history) one.isWhole = false;
      return;
    }
    const address = addressOf(settings);
    if (last && isSame(last.settings, settings)) return;
    const before = last && addressOf(last.settings);
    const isMoved =
      before !== undefined && before !== address && !history.some((one) => addressOf(one.settings) === address);
    const isWhole = isNew || isMoved || (last?.isWhole === true && before === address);
    this.#histories.set(id, [...history, { id, settings, isWhole }].slice(-mostSettings));
    if (address !== undefined) this.#addresses.set(address, (this.#addresses.get(address) ?? new Set()).add(id));
  }

  #resolve(id: string, settings: JsonObject | undefined): void {
    for (const doubt of this.#doubts)
      if (doubt.id === id && settings && isSame(doubt.settings, settings)) doubt.confirm();
    this.#doubts = this.#doubts.filter((doubt) => doubt.id !== id);
  }

  /** Judges a call by the settings that its address has had. */
  see(call: SeenCall, exchange: Exchange): void {
    const { findings } = this;
    const address = call.path;
    const ids = [...(this.#addresses.get(address) ?? [])];
    const all = ids.flatMap((id) => this.#histories.get(id) ?? []).filter((one) => addressOf(one.settings) === address);
    const last = all.at(-1);
    if (!last) return void this.seeUnknown(address);
    const found = all.flatMap((one) => checksOf(one.settings, call));
    const fits = (id: string) => found.some((one) => one.id === id && one.because === undefined);
    for (const { id, because } of checksOf(last.settings, call)) {
      if (because === undefined || fits(id)) {
        findings.held([id], { readings: ["R-07"] });
        continue;
      }
      const isSure = ids.length === 1 && last.isWhole && !namesAnother(call, last.id);
      const why = isSure ? "the webhook has not been read since" : "the settings of the webhook may have changed";
      const evidence = { exchange: withShortBodies(exchange) };
      findings.notVerified([id], `${because}; ${why}`, evidence);
      const known = this.#doubts.filter((one) => one.id === last.id && one.rule === id);
      if (!isSure || known.length >= mostDoubts) continue;
      const confirm = () => void findings.check([id], false, () => because, { ...evidence, readings: ["R-07"] });
      const doubt = { id: last.id, rule: id, settings: last.settings, confirm };
      this.#doubts = [...this.#doubts, doubt].slice(-mostKnown);
    }
  }
}
