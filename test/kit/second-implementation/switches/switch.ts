import { isObject, type JsonObject, type JsonValue } from "../../../../src/base/json.js";
import type { Behaviour } from "../behaviour.js";
import { nextTurn } from "../clock.js";
import type { Fields, Incoming, Kind, Reply, Resource } from "../model.js";
import type { RunningService, StartOptions, Switch } from "../server.js";
import type { WireReply } from "../wires.js";

/** One way to differ from the second implementation as it is made. */
export interface Row {
  id: string;
  /** What the server does, as the rest of a sentence that starts with "a server that", with its id. */
  name: string;
  apply: Switch;
  /** The contracts and ids that can tell. */
  only: readonly string[];
  wire: NonNullable<StartOptions["wire"]>;
  /** What its binding has besides, as YAML. */
  binding?: string;
  /** The token of the run. */
  token?: string;
  /** The fixtures that its binding does not name. */
  unnamed?: readonly string[];
}

/** Switches by what they do, with an id: `takes null for no tags (tags-null)`. A row may have more than its switch. */
export type Switches<Some extends Row = Row> = Readonly<
  Record<`${string} (${string})`, Switch | (Pick<Row, "apply"> & Partial<Some>)>
>;

/** Rows that have the rest in common. */
export const rowsOf = <Common>(common: Common, switches: Switches): (Common & Row)[] =>
  Object.entries(switches).map(([name, one]) => {
    const id = /\(([^()]*)\)$/.exec(name)?.[1] ?? "";
    const more = typeof one === "function" ? { apply: one } : one;
    return { wire: "documented", only: [], ...common, id, name, ...more };
  });

/** A switch of each of several ways to do a thing; `start` is what their ids start with. */
export const each = <Way>(ways: Readonly<Record<string, Way>>, to: (way: Way) => Switch, start = ""): Switches =>
  Object.fromEntries(Object.entries(ways).map(([name, way]) => [name.replace("(", `(${start}`), to(way)]));

type Parts = {
  [Name in keyof Behaviour as Behaviour[Name] extends (...args: never[]) => unknown ? Name : never]: Behaviour[Name];
};
type Result<Name extends keyof Parts> = ReturnType<Parts[Name]>;

/** Exchanges one part of what a service does; `inner` is the part as it was. */
export const change =
  <Name extends keyof Parts>(name: Name, make: (inner: Parts[Name], service: RunningService) => Parts[Name]): Switch =>
  (service) => {
    const parts: Parts = service.behaviour;
    parts[name] = make(parts[name], service);
  };

type Args<Name extends keyof Parts> = Parameters<Parts[Name]>;

/** Changes what one part comes to, of what it was given. */
export const result = <Name extends keyof Parts>(
  name: Name,
  to: (result: Result<Name>, ...given: [...Args<Name>, RunningService]) => Result<Name>,
): Switch =>
  change(name, (inner, service) => {
    // The compiler does not see that a part takes its own parameters.
    const part = inner as (...args: Args<Name>) => Result<Name>;
    return ((...args: Args<Name>) => to(part(...args), ...args, service)) as Parts[Name];
  });

/** Changes what one part is given. */
export const given = <Name extends keyof Parts>(
  name: Name,
  to: (...given: [...Args<Name>, RunningService]) => Args<Name>,
): Switch =>
  change(name, (inner, service) => {
    const part = inner as (...args: Args<Name>) => Result<Name>;
    return ((...args: Args<Name>) => part(...to(...args, service))) as Parts[Name];
  });

/** Sets numbers, flags and whole parts of what a service does. */
export const setting =
  (parts: Partial<Behaviour> | ((service: RunningService) => Partial<Behaviour>)): Switch =>
  (service) =>
    void Object.assign(service.behaviour, typeof parts === "function" ? parts(service) : parts);

/** Several switches as one. */
export const all =
  (...switches: readonly Switch[]): Switch =>
  (service) => {
    for (const apply of switches) apply(service);
  };

/** Changes nothing: the row differs in something else. */
export const asIs: Switch = () => undefined;

/** Changes responses, before they are put into their form. */
export const onReply = (to: (reply: Reply, incoming: Incoming, service: RunningService) => Reply): Switch =>
  change("reply", (inner, service) => (reply, incoming) => to(inner(reply, incoming), incoming, service));

export const isUpdateOf = (kind: Kind, { operation, kind: of }: Incoming): boolean =>
  operation.startsWith("update") && of === kind;

/** Changes responses in their form on the wire. */
export const onSend =
  (to: (reply: WireReply, incoming: Incoming) => WireReply): Switch =>
  (service) => {
    const { send } = service;
    service.send = (reply, incoming) => to(send(reply, incoming), incoming);
  };

/** Works on requests some turns after their heads have come, so that others come meanwhile. */
export const late: Switch = (service) => {
  const { handle } = service;
  service.handle = async (incoming) => {
    for (let turns = 0; turns < 20; turns++) await nextTurn();
    return handle(incoming);
  };
};

/** Changes a resource once so much time has passed since an update of it, in milliseconds. */
export const afterCommit = (
  kind: Kind,
  wait: number,
  to: (now: Resource, previous: Resource, fields: Fields) => Fields,
): Switch =>
  change("commit", (inner, { state, clock }) => (of, id, fields, incoming) => {
    const previous = state[of].get(id);
    const after = inner(of, id, fields, incoming);
    clock.after(wait, () => {
      const now = state[kind].get(id);
      if (of === kind && now && previous) state[kind].set(id, { ...now, ...to(now, previous, fields) });
    });
    return after;
  });

/** Lets pass what would be refused with a status, at one operation. */
export const admits = (operation: Incoming["operation"], status: number): Switch =>
  result("admit", (found, incoming) => (incoming.operation === operation && found === status ? 200 : found));

/** A token that rows pass. */
export const issued = "Issued.to-you/42";

/** Times between two limits, in no order, the same in each run. */
export function varying(least: number, most: number): () => number {
  let seed = 11;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return least + (seed % (most - least));
  };
}

/** Changes every text in a value, and no name of a member. */
export function inTexts(value: JsonValue, to: (text: string) => string): JsonValue {
  if (typeof value === "string") return to(value);
  if (Array.isArray(value)) return value.map((one) => inTexts(one, to));
  return isObject(value) ? mapped(value, (one) => inTexts(one, to)) : value;
}

/** Changes each value of an object. */
export const mapped = (value: JsonValue | undefined, to: (one: JsonValue, name: string) => JsonValue): JsonObject =>
  entries(value, (all) => all.map(([name, one]) => [name, to(one, name)]));

/** Changes the entries of an object. */
export const entries = (
  value: JsonValue | undefined,
  to: (all: [name: string, value: JsonValue][]) => [string, JsonValue][],
): JsonObject => Object.fromEntries(to(Object.entries(asObject(value))));

/** Without the members of these names. */
export const without = (value: JsonValue | undefined, ...names: readonly string[]): JsonObject =>
  entries(value, (all) => all.filter(([name]) => !names.includes(name)));

/** The first members of an object. */
export const firsts = (value: JsonValue | undefined, count: number): JsonObject =>
  entries(value, (all) => all.slice(0, count));

/** Changes title and alt of each locale. */
export const inMetadata = (metadata: JsonValue, to: (text: JsonValue) => JsonValue): JsonObject =>
  inLocales(metadata, (members) => mapped(members, (one, name) => (/^(title|alt)$/.test(name) ? to(one) : one)));

/** Changes the members of each locale. */
export const inLocales = (metadata: JsonValue | undefined, to: (members: JsonObject) => JsonObject): JsonObject =>
  mapped(metadata, (one) => (isObject(one) ? to(one) : one));

export const asList = (value: JsonValue | undefined): JsonValue[] => (Array.isArray(value) ? value : []);
export const asObject = (value: JsonValue | undefined): JsonObject => (isObject(value) ? value : {});
export const isNull = (value: JsonValue | undefined): value is null => value === null;
export const isFlag = (value: JsonValue | undefined): value is boolean => typeof value === "boolean";
export const isNumber = (value: JsonValue | undefined): value is number => typeof value === "number";
export const isText = (value: JsonValue | undefined): value is string => typeof value === "string";
export const nothing = (): undefined => undefined;
