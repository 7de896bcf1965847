import { isSame, type JsonObject, type JsonValue, saysNothing, seededRandom } from "../../src/kit/index.js";

/** The values of some fields, two or more of each. */
export type Values = Readonly<Record<string, readonly JsonValue[]>>;

/** How many updates are made by chance for each one that is chosen. */
const choices = 60;

/**
 * Chooses updates of some fields, one after another: first of each two, then of three or more. Of many that are made by chance, it is
 * always the one that tries most of what none of those before has tried. That is each value, each field beside each other one that is
 * passed or is left, with something or with nothing in both, three fields at once, and one field after another. The same values always
 * give the same updates.
 */
export class Walk {
  readonly #random = seededRandom(1);
  readonly #tried = new Set<string>();
  readonly #values: Map<string, readonly JsonValue[]>;
  /** Each two fields that were not chosen yet. */
  readonly #pairs: [string, string][];
  /** Of the next update that is not of two. */
  #size = 3;
  #last: JsonObject = {};

  /** What the fields have. */
  now: JsonObject;

  /** `now` has a value for each of the fields. */
  constructor(values: Values, now: JsonObject) {
    this.now = now;
    this.#values = new Map(Object.entries(values));
    const names = Object.keys(values);
    this.#pairs = names.flatMap((name, at) => names.slice(at + 1).map((other): [string, string] => [name, other]));
  }

  /** How many updates of two fields are still to come. */
  get pairsLeft(): number {
    return this.#pairs.length;
  }

  /** The next update. Other values than the fields have now, as far as there are any. */
  next(): JsonObject {
    let best: { patch: JsonObject; news: string[]; gain: number } | undefined;
    for (let choice = 0; choice < choices; choice++) {
      const patch = this.#any();
      const news = [...this.#trying(patch)].filter((one) => !this.#tried.has(one));
      const gain = news.reduce((sum, one) => sum + weightOf(one), 0) / Object.keys(patch).length;
      if (!best || gain > best.gain) best = { patch, news, gain };
    }
    const { patch = {}, news = [] } = best ?? {};
    const names = Object.keys(patch);
    for (const one of news) this.#tried.add(one);
    const pair = this.#pairs.findIndex((two) => two.length === names.length && two.every((name) => name in patch));
    if (pair >= 0) this.#pairs.splice(pair, 1);
    else this.#size = this.#size + 2 < this.#values.size ? this.#size + 2 : 3 + (this.#size % 2);
    this.follow(patch);
    return patch;
  }

  /** An update was sent that was not chosen here. */
  follow(patch: JsonObject): void {
    this.now = { ...this.now, ...patch };
    this.#last = patch;
  }

  /** Chooses these values no more. At least two of each field stay. */
  leave(patch: JsonObject): void {
    for (const [name, values] of this.#values) {
      const others = values.filter((value) => !(name in patch && isSame(value, patch[name])));
      if (others.length > 1) this.#values.set(name, others);
    }
  }

  #any(): JsonObject {
    const pair = this.#oneOf(this.#pairs);
    const names = this.#mix(pair ? [...pair] : [...this.#values.keys()]);
    const some = pair ? names : names.slice(0, this.#size);
    return Object.fromEntries(some.map((name) => [name, this.#another(name)]));
  }

  #another(name: string): JsonValue {
    const values = this.#values.get(name) ?? [];
    const others = values.filter((value) => !isSame(value, this.now[name]));
    return (this.#oneOf(others) ?? values[0]) as JsonValue;
  }

  #oneOf<One>(some: readonly One[]): One | undefined {
    return some[Math.floor(this.#random() * some.length)];
  }

  #mix(names: string[]): string[] {
    for (let at = names.length - 1; at > 0; at--) {
      const other = Math.floor(this.#random() * (at + 1));
      [names[at], names[other]] = [names[other] as string, names[at] as string];
    }
    return names;
  }

  /** What an update tries, in words. */
  *#trying(patch: JsonObject): Generator<string> {
    const passed = Object.keys(patch).sort();
    for (const [at, name] of passed.entries()) {
      const one = `${name} ${kindOf(patch[name])}`;
      yield `${name} as ${JSON.stringify(patch[name])}`;
      for (const other of this.#values.keys()) {
        if (other === name) continue;
        if (other in patch) yield `${one} with ${other} ${kindOf(patch[other])}`;
        if (other in patch && passed.length === 2 && typeof patch[other] === "boolean")
          yield `${name} as one of two with ${patch[other]}`;
        if (!(other in patch)) yield `${one} beside ${other} ${kindOf(this.now[other])}`;
        if (other in this.#last && !(other in patch)) yield `${name} after ${other}`;
      }
      for (const [from, second] of passed.entries())
        if (from > at) for (const third of passed.slice(from + 1)) yield `${name}, ${second}, ${third}`;
    }
  }
}

/** A value has few updates to be tried with, and a field few to come after. What they stand beside comes by itself. */
const weightOf = (tried: string): number => (/^\w+ (?:as|after) /.test(tried) ? 4 : 1);

const kindOf = (value: JsonValue | undefined): string =>
  saysNothing(value) || value === false ? "nothing" : "something";
