import type { JsonValue } from "../base/json.js";
import type { Binding } from "../kit/binding/binding.js";
import known from "../kit/binding/known-names.json" with { type: "json" };
import type { Transport } from "../kit/http/transport.js";
import { type Exchange, isSuccess } from "../kit/wire/exchange.js";
import { listIn, type ShownList } from "./shown-lists.js";

/** What the user knows already. */
export type Known = Pick<Binding, "operations" | "token" | "headers" | "secrets">;

/** What a list of one kind of resource showed. */
export interface Found extends ShownList {
  route: string;
  /** The whole body. */
  body: JsonValue | undefined;
  told: string;
}

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

const isForbidden = ({ status }: Exchange): boolean => status === 401 || status === 403;

/** Whether a redirect only puts a slash at the end. */
const leadsTo = ({ status, headers: { location = "" } }: Exchange, route: string): boolean =>
  status > 300 && status < 400 && (location.split(/[?#]/)[0] ?? "").endsWith(route);

/** A server of which nothing is known but its address, and how it wants the token. Only GET requests go to it. */
export class UnknownServer {
  #form: TokenForm = tokenForms[0];
  /** The first request that was refused with the token in every form. */
  forbidden: string | undefined;

  constructor(
    readonly url: string,
    readonly token: string | undefined,
    readonly transport: Transport,
    readonly own: Known,
  ) {
    const { header, format } = own.token ?? {};
    if (header !== undefined || format !== undefined) this.#form = { ...this.#form, ...own.token };
  }

  /** How it takes the token. Undefined for the usual form. */
  get form(): TokenForm | undefined {
    const [{ header, format }] = tokenForms;
    return this.#form.header === header && this.#form.format === format ? undefined : this.#form;
  }

  get(path: string): Promise<Exchange> {
    const { header, format } = this.#form;
    const own = this.token === undefined ? {} : { [header]: format.replace("{token}", () => this.token ?? "") };
    return this.transport.send({
      method: "GET",
      url: this.url + path,
      headers: { Accept: "application/json", ...this.own.headers, ...own },
    });
  }

  /** The first list of a kind that answers, or else which request was refused with the token in every form. */
  async find(
    kind: keyof typeof known.places,
    list: keyof NonNullable<Binding["operations"]>,
  ): Promise<Found | string | undefined> {
    let refused: string | undefined;
    const usual = known.prefixes.flatMap((prefix) =>
      known.places[kind].map((place) => `/${[prefix, place].filter(Boolean).join("/")}`),
    );
    const set = this.own.operations?.[list];
    const own = typeof set === "string" ? set : set?.route;
    for (const asked of own === undefined ? usual : [own.replace(/^\S+\s+/, "")]) {
      const first = await this.get(asked);
      const route = leadsTo(first, `${asked}/`) ? `${asked}/` : asked;
      const exchange = await this.#inEachForm(route, route === asked ? first : await this.get(route));
      const came = `GET ${route} → ${exchange.status}`;
      if (isForbidden(exchange)) this.forbidden ??= came;
      if (isForbidden(exchange) || own !== undefined) refused ??= came;
      const list = isSuccess(exchange.status) ? listIn(exchange.json) : undefined;
      const { json: body } = exchange;
      if (list) return { route, ...list, body, told: `${came}, ${list.items.length} ${kind}s` };
    }
    return refused;
  }

  /** Tries the token in its other forms, where it is refused in the one so far. */
  async #inEachForm(route: string, first: Exchange): Promise<Exchange> {
    const last = this.#form;
    let exchange = first;
    const others = this.own.token ? [] : tokenForms.filter((form) => form !== last);
    for (const form of this.token !== undefined && isForbidden(exchange) ? others : []) {
      this.#form = form;
      exchange = await this.get(route);
      if (!isForbidden(exchange)) break;
      this.#form = last;
    }
    return exchange;
  }
}
