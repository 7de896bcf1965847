import type { JsonObject, JsonValue } from "../base/json.js";
import { UsageError } from "../base/usage-error.js";
import { isKnownId } from "../kit/run/catalogue.js";
import { type Contract, type Kit, ownGroup, type StatementId } from "../kit/run/contract.js";
import type { Kind } from "../kit/specs/specs.js";
import type { Exchange } from "../kit/wire/exchange.js";

/** The response of a server, which is evidence too. */
export interface ContractResponse {
  /** 0 without a response. */
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as JSON. Undefined if it is not JSON. */
  readonly json: JsonValue | undefined;
}

/** A request to the target. The token and the binding's headers are added. */
export interface ContractRequest {
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: JsonValue;
  /** Another token, or null for none. */
  token?: string | null;
}

/** A resource that the kit created, or one that it borrows and restores. */
export interface ContractResource {
  readonly id: string;
  /** Its fields, without an envelope. Rejects if it cannot be read. The contract is then not verified. */
  read(): Promise<JsonObject>;
  /** Updates fields, and follows a job to its end. `resource` is undefined if the update was not accepted. */
  update(
    fields: JsonObject,
  ): Promise<{ accepted: boolean; resource: JsonObject | undefined; response: ContractResponse }>;
}

/** The context of a team's own contract. */
export interface ContractKit {
  /** The target's URL, without a slash at the end. */
  readonly url: string;
  /** Sends a request. `path` is relative to the target's URL. */
  request(method: string, path: string, request?: ContractRequest): Promise<ContractResponse>;
  /** A resource to work on. All changes are restored. */
  resource(kind: Kind): Promise<ContractResource>;
  /**
   * Reports a finding. If `kept` is false, a rule is broken or an assumption differs, and the sentence says why.
   * `response` is the evidence. Returns `kept`.
   */
  check(id: string, kept: boolean, because: string, response?: ContractResponse): boolean;
  /** Reports that an id could not be verified, and why. */
  notVerified(id: string, because: string): void;
  unique(): string;
}

/** A team's own contract, with the texts of its ids. */
export interface ContractDefinition {
  /** In kebab-case. */
  readonly id: string;
  readonly title: string;
  /** The team's own rules, by ID: `{ "ACME-1": "Every upload has an ETag." }`. */
  readonly rules?: Readonly<Record<string, string>>;
  /** The team's own assumptions, by ID. */
  readonly assumptions?: Readonly<Record<string, string>>;
  /** Ids of the document's catalogue that it also verifies. */
  readonly ids?: readonly string[];
  /** The resources that it needs. */
  readonly needs?: readonly Kind[];
  run(kit: ContractKit): Promise<void>;
}

/** Defines a team's own contract, for `verify` and `describeContracts`. Throws a TypeError that says what is wrong. */
export function defineContract(definition: ContractDefinition): ContractDefinition {
  const { id, title, rules = {}, assumptions = {}, ids = [], run } = definition;
  const refuse = (reason: string): never => {
    throw new TypeError(`The contract ${JSON.stringify(id)} ${reason}`);
  };
  if (typeof id !== "string" || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    refuse('needs an id in kebab-case, such as "upload-etag".');
  if (typeof title !== "string" || title === "") refuse("needs a title: describe in a few words what it tests.");
  if (typeof run !== "function") refuse("needs a function run(kit), which tests it.");
  const own = { ...rules, ...assumptions };
  for (const [name, text] of Object.entries(own)) {
    if (!/^[A-Z][A-Z0-9]+-\d+$/.test(name))
      refuse(
        `has the id ${JSON.stringify(name)}. Your ids need two or more capital letters, a hyphen and a number, such as ACME-1.`,
      );
    if (typeof text !== "string" || text === "") refuse(`has no text for ${name}. Write what it states.`);
    if (name in rules && name in assumptions) refuse(`has ${name} as a rule and as an assumption. Keep one.`);
  }
  const unknown = ids.find((one) => !isKnownId(one));
  if (unknown !== undefined)
    refuse(`names ${JSON.stringify(unknown)} in ids, but the catalogue has no such id. Put your own rules into rules.`);
  if (Object.keys(own).length + ids.length === 0) refuse("has no id. Name what it tests in rules, assumptions or ids.");
  return definition;
}

/** The contract in the engine's form, in addition to existing ones. Throws like `defineContract`. */
export function toContracts(definitions: readonly ContractDefinition[], others: readonly Contract[]): Contract[] {
  const texts = new Map<string, string>();
  const taken = new Set(others.map(({ id }) => id));
  for (const { id, rules, assumptions } of definitions.map(defineContract)) {
    if (taken.has(id)) throw new UsageError(`Two contracts have the id ${JSON.stringify(id)}. Rename one.`);
    taken.add(id);
    for (const [name, text] of Object.entries({ ...rules, ...assumptions })) {
      if ((texts.get(name) ?? text) !== text)
        throw new UsageError(`Two contracts have different texts for ${name}. Use the same text, or another id.`);
      texts.set(name, text);
    }
  }
  return definitions.map(({ id, title, rules = {}, assumptions = {}, ids = [], needs = [], run }) => ({
    id,
    title,
    catalogue: { rules, assumptions },
    // The compiler knows only the document's IDs. The team's IDs are in the catalogue too.
    ids: [...Object.keys(rules), ...Object.keys(assumptions), ...ids] as StatementId[],
    // Contracts of one team take turns on the same resources.
    serialGroup: ownGroup,
    needs,
    run: (kit) => run(toContractKit(kit)),
  }));
}

function toContractKit(kit: Kit): ContractKit {
  const { api } = kit;
  const exchanges = new WeakMap<ContractResponse, Exchange>();
  const respond = (exchange: Exchange): ContractResponse => {
    const { status, headers, text, json } = exchange;
    const response = { status, headers, text, json };
    exchanges.set(response, exchange);
    return response;
  };
  return {
    url: api.target.url,
    async request(method, path, { query = {}, token = api.target.access.token, ...request } = {}) {
      const search = new URLSearchParams(query).toString();
      const url = `${api.target.url}${path}${search === "" ? "" : `?${search}`}`;
      const verb = method.toUpperCase();
      // Only its author knows what the request changes.
      const undo = verb === "GET" || verb === "HEAD" ? undefined : api.ledger.cannotUndo(`${verb} ${path}`);
      return respond(await api.send(verb, url, { token, ...request, undo }));
    },
    async resource(kind) {
      const fixture = await kit.fixture(kind);
      return {
        id: fixture.id,
        read: () => fixture.read(),
        async update(fields) {
          const { accepted, resource, shown } = await fixture.send(fields);
          return { accepted, resource, response: respond(shown) };
        },
      };
    },
    check(id, kept, because, response) {
      const exchange = response && exchanges.get(response);
      // The engine refuses ids that are in no catalogue.
      return kit.check([id as StatementId], kept, () => because, { exchange });
    },
    notVerified: (id, because) => kit.notVerified([id as StatementId], because),
    unique: kit.unique,
  };
}
