import { isId, isObject, type JsonObject, type JsonValue, toJson } from "../base/json.js";
import { valueAt } from "../base/json-pointer.js";
import { withoutLastSlashes } from "../base/paths.js";
import { isSecretName, redact } from "../base/redaction.js";
import known from "../kit/binding/known-names.json" with { type: "json" };
import type { Ports } from "../kit/http/ports.js";
import { createTransport } from "../kit/http/transport.js";
import { resourceSpecs, updatableFields, withRelated } from "../kit/specs/specs.js";
import { isSuccess } from "../kit/wire/exchange.js";
import { shownName } from "./shown-fields.js";
import { flat, inFew, isJsonApi, placeOf, valuesIn } from "./shown-lists.js";
import { type Found, type Known, UnknownServer } from "./unknown-server.js";

/** A binding of a server that is not known yet, and the number of questions that GET requests could not answer. */
export interface Drafted {
  text: string;
  questions: number;
  /** The first request that was refused, if no list was shown. */
  forbidden: string | undefined;
}

/** A type in the document. */
const typeOf = (kind: string): string => (kind === "collection" ? "upload_collection" : kind);

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
    return await new Draft(
      new UnknownServer(withoutLastSlashes(url), token ?? own.token?.value, transport, own),
    ).write();
  } finally {
    await transport.close();
  }
}

class Draft {
  /** Whether a list shows resources in the form of JSON:API, and their types by the document's. */
  #isJsonApi = false;
  readonly #types = new Map<string, JsonValue>();
  #questions = 0;
  readonly #operations: string[] = [];
  readonly #fields: string[] = [];
  /** The identifiers of the collections that a list showed. */
  readonly #collections = new Set<string>();

  constructor(readonly server: UnknownServer) {}

  #ask(question: string): string {
    return `# ${++this.#questions}. ${question}`;
  }

  async write(): Promise<Drafted> {
    const specs = withRelated(resourceSpecs);
    const lists = new Map<string, Found | string | undefined>();
    for (const { kind, operations } of specs)
      lists.set(kind, await this.server.find(kind as keyof typeof known.places, operations.list));
    const related = lists.get("collection");
    for (const one of typeof related === "object" ? related.items : []) {
      const id = known.ids.map((name) => one[name]).find(isId);
      if (id !== undefined) this.#collections.add(String(id));
    }
    for (const spec of specs) {
      const { kind, operations, idParameter } = spec;
      const found = lists.get(kind);
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
      // With a slash at its end, as the list has it.
      const of = (one: JsonValue) => (route.split("?")[0] ?? "").replace(/(\.json|\/)?$/, (end) => `/${one}${end}`);
      const address = of(id ?? "");
      const one = id === undefined ? undefined : await this.server.get(address);
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
      this.#name(
        kind as keyof typeof known.names,
        fields,
        shown,
        named,
        `GET ${where === undefined ? route : address}`,
      );
    }
    const isShown = [...lists.values()].some((one) => typeof one === "object");
    const forbidden = isShown ? undefined : this.server.forbidden;
    return { text: this.#text(), questions: this.#questions, forbidden };
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
    const second = await this.server.get(`${route}${route.includes("?") ? "&" : "?"}page=2`);
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
      const name = shownName(kind, field, shown, this.#collections);
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
    const { headers = {}, secrets = [] } = this.server.own;
    const lines = Object.entries(headers).map(([name, value]) =>
      isSecretName(name) || secrets.some((secret) => value.includes(secret))
        ? `  ${name}: "\${${name.toUpperCase().replace(/\W/g, "_")}}"  # A secret: name the variable that has it`
        : `  ${name}: ${toJson(value)}`,
    );
    return lines.length > 0 ? ["headers:", ...lines] : [];
  }

  #text(): string {
    const { form } = this.server;
    const types = [...this.#types].flatMap(([ours, type]) => (type === ours ? [] : [`${ours}: ${toJson(type)}`]));
    const hasFields = this.#fields.some((line) => !/^ *#/.test(line));
    return [
      `# A draft for ${redact(this.server.url)}, from GET requests alone. Each line says which request showed it.`,
      "# What they could not show is a question. Answer 1, 2, 3 …: correct the line, and take the first # away. Then: --dry-run, --read-only.",
      "# yaml-language-server: $schema=node_modules/standin/src/kit/binding/binding.schema.json",
      ...(this.#isJsonApi ? ["envelope: json-api"] : []),
      ...(types.length > 0 ? [`types: { ${types.join(", ")} }  # As reads show them`] : []),
      ...(form ? [`token: { header: ${form.header}, format: "${form.format}" }`] : []),
      ...this.#headers(),
      ...(this.#operations.some((line) => !/^ *#/.test(line)) ? ["operations:"] : ["# operations:"]),
      ...this.#operations,
      hasFields ? "fields:" : "# fields:",
      ...this.#fields,
      "",
    ].join("\n");
  }
}
