import { withoutLastSlashes } from "../base/base-path.js";
import { isId, isObject, type JsonObject, type JsonValue, toJson } from "../base/json.js";
import { valueAt } from "../base/json-pointer.js";
import { isSecretName, redact } from "../base/redaction.js";
import type { Binding } from "../kit/binding/binding.js";
import known from "../kit/binding/known-names.json" with { type: "json" };
import type { Ports } from "../kit/http/ports.js";
import { createTransport, type Transport } from "../kit/http/transport.js";
import { resourceSpecs, updatableFields, withRelated } from "../kit/specs/specs.js";
import { type Exchange, isSuccess } from "../kit/wire/exchange.js";
import { camel, flat, inFew, isJsonApi, listIn, placeOf, type ShownList, valuesIn } from "./shown-lists.js";

/** A binding of a server that is not known yet, and the number of questions that GET requests could not answer. */
export interface Drafted {
  text: string;
  questions: number;
}

/** What a list of one kind of resource showed. */
interface Found extends ShownList {
  route: string;
  /** The whole body. */
  body: JsonValue | undefined;
  told: string;
}

/** What the user knows already. */
type Known = Pick<Binding, "operations" | "token" | "headers" | "secrets">;

type OfOperation = keyof NonNullable<Binding["operations"]>;

interface TokenForm {
  header: string;
  format: string;
}

const tokenForms: readonly [TokenForm, ...TokenForm[]] = [
  { header: "Authorization", format: "Bearer {token}" },
  { header: "Authorization", format: "Basic {token}" },
  { header: "X-Api-Key", format: "{token}" },
  // The token with a scheme of its own.
  { header: "Authorization", format: "{token}" },
];

/** A type in the document. */
const typeOf = (kind: string): string => (kind === "collection" ? "upload_collection" : kind);

const isForbidden = ({ status }: Exchange): boolean => status === 401 || status === 403;

/**
 * Asks a server with GET requests alone what a binding of it needs. Each line says which request showed it; the rest is a question.
 * `own` is what the user knows already: how the token and other headers are sent, and the routes of lists.
 */
export async function draftBinding(
  url: string,
  token: string | undefined,
  ports: Ports,
  own: Known = {},
): Promise<Drafted> {
  const transport = createTransport(ports, url);
  try {
    return await new Draft(withoutLastSlashes(url), token ?? own.token?.value, transport, own).write();
  } finally {
    await transport.close();
  }
}

class Draft {
  #form: TokenForm = tokenForms[0];
  /** Whether a list shows resources in the form of JSON:API, and their types by the document's. */
  #isJsonApi = false;
  readonly #types = new Map<string, JsonValue>();
  #questions = 0;
  readonly #operations: string[] = [];
  readonly #fields: string[] = [];

  constructor(
    readonly url: string,
    readonly token: string | undefined,
    readonly transport: Transport,
    readonly own: Known,
  ) {
    const { header, format } = own.token ?? {};
    if (header !== undefined || format !== undefined) this.#form = { ...this.#form, ...own.token };
  }

  #get(path: string): Promise<Exchange> {
    const { header, format } = this.#form;
    const own = this.token === undefined ? {} : { [header]: format.replace("{token}", () => this.token ?? "") };
    return this.transport.send({
      method: "GET",
      url: this.url + path,
      headers: { Accept: "application/json", ...this.own.headers, ...own },
    });
  }

  #ask(question: string): string {
    return `# ${++this.#questions}. ${question}`;
  }

  async write(): Promise<Drafted> {
    for (const spec of withRelated(resourceSpecs)) {
      const { kind, operations, idParameter } = spec;
      const found = await this.#find(kind as keyof typeof known.places, operations.list);
      if (typeof found !== "object") {
        const none =
          found && this.#operations.length === 0
            ? `${found}. Pass the token as the server wants it, with its scheme (--token "Token …"), to --init with another file`
            : `${found ?? `no list of ${kind}s answered`}. Or write ${operations.list}: "GET /…" under operations, and pass this file with --binding to --init with another`;
        if (resourceSpecs.some((one) => one.kind === kind))
          this.#fields.push(
            `  # ${kind}: null  ${this.#ask(`Is there no ${kind} in this product? Then take the first # away; ${none}`)}`,
          );
        continue;
      }
      const { route, at, items } = found;
      const typed = items.find(isJsonApi);
      this.#isJsonApi ||= typed !== undefined;
      if (typed?.type) this.#types.set(typeOf(kind), typed.type);
      const idName = known.ids.find((name) => items.some((one) => isId(one[name]))) ?? "id";
      const next = await this.#nextOf(found, idName);
      const response = at === "" ? "" : `, response: ${at}`;
      this.#operations.push(
        `  ${operations.list}: { route: "GET ${route}"${response}${next.word} }  # ${found.told}${next.told}`,
      );
      // The one that shows most.
      const [item = {}] = items.toSorted((one, other) => valuesIn(other) - valuesIn(one));
      const { [idName]: id } = item;
      const of = (one: JsonValue) => (route.split("?")[0] ?? "").replace(/(\.json)?$/, `/${one}$1`);
      const address = of(id ?? "");
      const one = id === undefined ? undefined : await this.#get(address);
      const path = of(`{${idParameter}}`);
      const where = one && isSuccess(one.status) ? placeOf(one.json, idName, id) : undefined;
      if (one && where !== undefined) {
        const told = `GET ${address} → ${one.status}`;
        const own = where === "" || this.#isJsonApi ? "" : `, response: ${where}`;
        this.#operations.push(`  ${operations.read}: { route: "GET ${path}"${own} }  # ${told}`);
      } else
        this.#operations.push(
          `  # ${operations.read}: "GET ${path}"  ${this.#ask(`Which request reads one ${kind}? ${one ? `GET ${address} returned ${one.status}` : items.length > 0 ? "Nothing shown is like an identifier" : "The list is empty, so create one, and run --init again"}`)}`,
        );
      const names = resourceSpecs.find((own) => own.kind === kind);
      const file = names && "file" in names ? names.file : undefined;
      // Collections are created and deleted, and nothing else.
      if (names)
        this.#operations.push(
          `  # ${operations.update}: "PATCH ${path}"  ${this.#ask(`Is this the request that updates one ${kind}? If it takes only whole bodies, add update: { ${kind}: whole }`)}`,
        );
      this.#operations.push(
        `  # ${operations.create}: "POST ${route}"  ${this.#ask(`Is this the one that creates it?${file ? ` If a file comes with it: { route: …, multipart: { file: file } }. If one is stored first, write ${file.transfer.operation} too. If there are no files: path: null` : ""}`)}`,
        `  # ${operations.delete}: "DELETE ${path}"  ${this.#ask("Is this the one that deletes it?")}`,
      );
      const whole = (one && where !== undefined ? valueAt(one.json, where) : item) as JsonObject;
      const shown = isJsonApi(whole) ? flat(whole) : whole;
      const fields = names ? updatableFields(names) : [spec.mark];
      const named = idName === "id" ? [] : [`    id: ${idName}`];
      this.#name(kind as keyof typeof known.names, fields, shown, named, `GET ${one ? address : route}`);
    }
    return { text: this.#text(), questions: this.#questions };
  }

  /** The first list of a kind that answers, or else which request was refused with the token in every form. */
  async #find(kind: keyof typeof known.places, list: OfOperation): Promise<Found | string | undefined> {
    let refused: string | undefined;
    const usual = known.prefixes.flatMap((prefix) =>
      known.places[kind].map((place) => `/${[prefix, place].filter(Boolean).join("/")}`),
    );
    const set = this.own.operations?.[list];
    const own = typeof set === "string" ? set : set?.route;
    for (const route of own === undefined ? usual : [own.replace(/^\S+\s+/, "")]) {
      let exchange = await this.#get(route);
      const last = this.#form;
      const others = this.own.token ? [] : tokenForms.filter((form) => form !== last);
      for (const form of this.token !== undefined && isForbidden(exchange) ? others : []) {
        this.#form = form;
        exchange = await this.#get(route);
        if (!isForbidden(exchange)) break;
        this.#form = last;
      }
      if (isForbidden(exchange) || own !== undefined) refused ??= `GET ${route} → ${exchange.status}`;
      const list = isSuccess(exchange.status) ? listIn(exchange.json) : undefined;
      const { json: body } = exchange;
      if (list)
        return { route, ...list, body, told: `GET ${route} → ${exchange.status}, ${list.items.length} ${kind}s` };
    }
    return refused;
  }

  /** How a list goes on, as its second page shows. */
  async #nextOf({ route, at, items, body }: Found, idName: string): Promise<{ word: string; told: string }> {
    const isLink = ([name, value]: [string, JsonValue]) =>
      /^next/i.test(name) && (value === null || typeof value === "string");
    const [name, link = null] = isObject(body) ? (Object.entries(body).find(isLink) ?? []) : [];
    const shows = `, with ${inFew(name ?? "", link)} in /${name}`;
    // Whether it is an address shows only where there is one.
    const ask = () =>
      this.#ask(
        `Which query parameter takes /${name}, if it is no address? Then next: { pointer: /${name}, query: … }`,
      );
    if (typeof link === "string" && !/^(?:https?:|\/)/.test(link)) return { word: "", told: `${shows}: ${ask()}` };
    if (typeof link === "string") return { word: `, next: { pointer: /${name} }`, told: shows };
    const second = await this.#get(`${route}${route.includes("?") ? "&" : "?"}page=2`);
    const more = isSuccess(second.status) ? valueAt(second.json, at) : undefined;
    const isOther =
      Array.isArray(more) && !more.some((one) => items.some((known) => isObject(one) && one[idName] === known[idName]));
    if (items.length > 0 && isOther)
      return { word: ", next: { page: page }", told: `; ?page=2 → ${second.status}, ${more.length} others` };
    if (name !== undefined) return { word: `, next: { pointer: /${name} }`, told: `${shows}: ${ask()}` };
    // A refusal does not say that there is no second page.
    const answer = Array.isArray(more) ? "the same" : `${second.status}`;
    return {
      word: ", whole: true",
      told: `; ?page=2 → ${answer}: ${this.#ask("Is this the whole list? Else write next")}`,
    };
  }

  #name(
    kind: keyof typeof known.names,
    fields: readonly string[],
    shown: JsonObject,
    named: readonly string[],
    told: string,
  ): void {
    const found = fields.map((field) => {
      const synonyms = (known.names[kind] as Record<string, readonly string[]>)[field] ?? [];
      const name = [field, ...synonyms]
        .flatMap((one) => [one, camel(one), `is${camel(`_${one}`)}`])
        .find((one) => Object.hasOwn(shown, one));
      if (name === undefined)
        return `    # ${field}: null  ${this.#ask("Nothing shown is like it. Write its name, or take the first # away if there is none")}`;
      const value = shown[name] as JsonValue;
      const [raw] = isObject(value) ? ["raw", "value", "text"].filter((one) => Object.hasOwn(value, one)) : [];
      // The document's reference says its type too.
      const isShort = isId(value) || (isObject(value) && isId(value.id) && value.type === undefined);
      if (field === "upload_collection" && isObject(value) && isId(value.type)) this.#types.set(field, value.type);
      const isReference = isShort && ["creator", "upload_collection"].includes(field);
      const more = [...(raw ? [`read: /${name}/${raw}`] : []), ...(isReference ? ["reference: id"] : [])];
      const place = more.length > 0 ? `{ name: ${name}, ${more.join(", ")} }` : name;
      return `    ${field}: ${place}  # ${told} shows ${inFew(name, value, field)}`;
    });
    const lines = [...named, ...found];
    // A key with nothing but comments would say that there is no such resource.
    const isEmpty = lines.every((line) => line.startsWith("    #"));
    this.#fields.push(`  ${isEmpty ? "# " : ""}${typeOf(kind)}:`, ...lines);
  }

  /** The headers that the user knows. What is secret comes from a variable, since teams commit the file. */
  #headers(): string[] {
    const { headers = {}, secrets = [] } = this.own;
    const lines = Object.entries(headers).map(([name, value]) =>
      isSecretName(name) || secrets.some((secret) => value.includes(secret))
        ? `  ${name}: "\${${name.toUpperCase().replace(/\W/g, "_")}}"  # A secret: name the variable that has it`
        : `  ${name}: ${toJson(value)}`,
    );
    return lines.length > 0 ? ["headers:", ...lines] : [];
  }

  #text(): string {
    const { header, format } = this.#form;
    const isUsual = header === tokenForms[0].header && format === tokenForms[0].format;
    const types = [...this.#types].flatMap(([ours, type]) => (type === ours ? [] : [`${ours}: ${toJson(type)}`]));
    const hasFields = this.#fields.some((line) => !/^ *#/.test(line));
    return [
      `# A draft for ${redact(this.url)}, from GET requests alone. Each line says which request showed it.`,
      "# What they could not show is a question. Answer 1, 2, 3 …: correct the line, and take the first # away. Then: --dry-run, --read-only.",
      "# yaml-language-server: $schema=node_modules/standin/src/kit/binding/binding.schema.json",
      ...(this.#isJsonApi ? ["envelope: json-api"] : []),
      ...(types.length > 0 ? [`types: { ${types.join(", ")} }  # As reads show them`] : []),
      ...(isUsual ? [] : [`token: { header: ${header}, format: "${format}" }`]),
      ...this.#headers(),
      ...(this.#operations.some((line) => !/^ *#/.test(line)) ? ["operations:"] : ["# operations:"]),
      ...this.#operations,
      hasFields ? "fields:" : "# fields:",
      ...this.#fields,
      "",
    ].join("\n");
  }
}
