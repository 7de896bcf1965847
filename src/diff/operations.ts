import { isObject, isSame, type JsonObject, type JsonValue, show } from "../base/json.js";
import { childPointer } from "../base/json-pointer.js";
import { follow, type SourceDocument } from "./document.js";
import { type Marks, marksOf, noMarks } from "./marks.js";
import { compareSchemas, type Documents, type Effect } from "./schema.js";

/** Who sends what changed: then it is a client that may send less or more, or a server. */
export type Sender = "client" | "server";

/** One change of an operation. */
export interface OperationChange {
  /** The operation's id, or its method and path. */
  operation: string;
  place: string;
  what: string;
  effect: Effect;
  sender: Sender;
  marks: Marks;
}

interface Operation {
  name: string;
  /** `PUT /uploads/{id}`; of a webhook, its name. */
  route: string;
  place: string;
  value: JsonObject;
  /** Its own, and those of its path. */
  parameters: Map<string, { value: JsonObject; place: string }>;
  /** A webhook is called by the server. */
  sender: Sender;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** What changed in each operation of two documents, in what it takes and in what it returns. */
export function compareOperations(documents: Documents): OperationChange[] {
  const [old, now] = [operationsOf(documents.old), operationsOf(documents.new)];
  const partner = (one: Operation, all: readonly Operation[]) =>
    all.find(({ name }) => name === one.name) ?? all.find(({ route }) => route === one.route);
  const whole = (one: Operation, what: string, effect: Effect): OperationChange => ({
    ...{ operation: one.name, place: one.place, what, effect, sender: one.sender },
    marks: marksOf(one.value) ?? noMarks,
  });
  return [
    ...old
      .filter((one) => !partner(one, now))
      .map((one) => whole(one, `the operation ${one.route} is gone`, "shrinks")),
    ...now.filter((one) => !partner(one, old)).map((one) => whole(one, `the operation ${one.route} is new`, "grows")),
    ...now.flatMap((other) => {
      const one = partner(other, old);
      return one ? compareOperation(documents, one, other) : [];
    }),
  ];
}

function operationsOf(document: SourceDocument): Operation[] {
  const { paths, webhooks } = document.root;
  return [
    ...[
      { items: paths, key: "paths", sender: "client" as const },
      { items: webhooks, key: "webhooks", sender: "server" as const },
    ],
  ].flatMap(({ items, key, sender }) =>
    Object.entries(isObject(items) ? items : {}).flatMap(([path, given]) => {
      const { value: item, place } = follow(document, given, childPointer(`#/${key}`, path));
      if (!isObject(item)) return [];
      return methods.flatMap((method): Operation[] => {
        const value = item[method];
        if (!isObject(value)) return [];
        const route = `${method.toUpperCase()} ${path}`;
        const name = typeof value.operationId === "string" ? value.operationId : route;
        const shared = parametersOf(document, item.parameters, `${place}/parameters`);
        const own = parametersOf(document, value.parameters, `${place}/${method}/parameters`);
        const parameters = new Map([...shared, ...own]);
        return [{ name, route, place: `${place}/${method}`, value, parameters, sender }];
      });
    }),
  );
}

function parametersOf(document: SourceDocument, given: JsonValue | undefined, place: string): Operation["parameters"] {
  const found: Operation["parameters"] = new Map();
  for (const [index, one] of (Array.isArray(given) ? given : []).entries()) {
    const { value, place: at } = follow(document, one, `${place}/${index}`);
    // The names of headers have no case.
    if (isObject(value))
      found.set(`${value.in} ${value.in === "header" ? String(value.name).toLowerCase() : value.name}`, {
        value,
        place: at,
      });
  }
  return found;
}

function compareOperation(documents: Documents, one: Operation, other: Operation): OperationChange[] {
  const { name: operation, sender } = other;
  const receiver = sender === "client" ? "server" : "client";
  const marks = marksOf(other.value) ?? marksOf(one.value) ?? noMarks;
  const told = (
    what: string,
    effect: Effect,
    by: Sender,
    place = other.place,
    own: Marks = marks,
  ): OperationChange => ({
    ...{ operation, place, what, effect, sender: by, marks: own },
  });
  const schemas = (
    by: Sender,
    place: string,
    old: JsonValue | undefined,
    now: JsonValue | undefined,
  ): OperationChange[] =>
    compareSchemas(documents, { old, new: now, place, marks }).map((change) => ({ operation, sender: by, ...change }));
  const parts: Parts = { documents, told, schemas };
  const security = [one, other].map(
    ({ value }, index) => value.security ?? (index === 0 ? documents.old : documents.new).root.security,
  );
  return [
    ...(one.route === other.route ? [] : [told(`it is ${other.route}, and was ${one.route}`, "either", sender)]),
    ...(isSame(security[0], security[1])
      ? []
      : [told(`security is ${show(security[1])}, and was ${show(security[0])}`, "either", sender)]),
    ...compareParameters(parts, one, other),
    ...compareRequest(parts, one, other),
    ...compareResponses(parts, { one, other, receiver }),
  ];
}

interface Parts {
  documents: Documents;
  told(what: string, effect: Effect, by: Sender, place?: string, marks?: Marks): OperationChange;
  schemas(by: Sender, place: string, old: JsonValue | undefined, now: JsonValue | undefined): OperationChange[];
}

function compareParameters({ told, schemas }: Parts, one: Operation, other: Operation): OperationChange[] {
  const keys = [...new Set([...one.parameters.keys(), ...other.parameters.keys()])];
  return keys.flatMap((key) => {
    const [old, now] = [one.parameters.get(key), other.parameters.get(key)];
    const { value, place } = (now ?? old) as { value: JsonObject; place: string };
    const say = (what: string, effect: Effect) =>
      told(`the parameter ${key} ${what}`, effect, other.sender, place, marksOf(value));
    if (!now) return [say("is gone", "shrinks")];
    if (!old) return [say("is new", "grows"), ...(now.value.required === true ? [say("is required", "narrower")] : [])];
    const [was, is] = [old.value.required === true, now.value.required === true];
    return [
      ...(was === is ? [] : [say(is ? "is required now" : "is not required any more", is ? "narrower" : "wider")]),
      ...schemas(other.sender, `${place}/schema`, old.value.schema, now.value.schema),
    ];
  });
}

function compareRequest(parts: Parts, one: Operation, other: Operation): OperationChange[] {
  const { documents, told } = parts;
  const old = follow(documents.old, one.value.requestBody, `${one.place}/requestBody`).value;
  const { value: now, place } = follow(documents.new, other.value.requestBody, `${other.place}/requestBody`);
  const [was, is] = [old, now].map((body) => isObject(body) && body.required === true);
  return [
    ...(was === is
      ? []
      : [
          told(
            is ? "the body is required now" : "the body is not required any more",
            is ? "narrower" : "wider",
            other.sender,
            place,
          ),
        ]),
    ...compareContent(parts, { old, now, place, by: other.sender }),
  ];
}

interface Content {
  old: JsonValue | undefined;
  now: JsonValue | undefined;
  place: string;
  by: Sender;
}

/** The media types of a body, and the schema of each. */
function compareContent({ told, schemas }: Parts, { old, now, place, by }: Content): OperationChange[] {
  const contentOf = (body: JsonValue | undefined) => (isObject(body) && isObject(body.content) ? body.content : {});
  const [one, other] = [contentOf(old), contentOf(now)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((type) => {
    const at = childPointer(`${place}/content`, type);
    const [before, after] = [one[type], other[type]];
    if (!isObject(after)) return [told(`${type} is gone`, "shrinks", by, at)];
    if (!isObject(before)) return [told(`${type} is new`, "grows", by, at)];
    return schemas(by, `${at}/schema`, before.schema, after.schema);
  });
}

function compareResponses(
  parts: Parts,
  { one, other, receiver }: { one: Operation; other: Operation; receiver: Sender },
): OperationChange[] {
  const { documents, told } = parts;
  const all = ({ value }: Operation) => (isObject(value.responses) ? value.responses : {});
  const statuses = [...new Set([...Object.keys(all(one)), ...Object.keys(all(other))])];
  return statuses.flatMap((status) => {
    const path = childPointer(`${other.place}/responses`, status);
    const old = follow(documents.old, all(one)[status], path).value;
    const { value: now, place } = follow(documents.new, all(other)[status], path);
    if (!isObject(now)) return [told(`the response ${status} is gone`, "narrower", receiver, path)];
    // Whoever takes responses takes an error that is not known as one.
    if (!isObject(old))
      return [told(`the response ${status} is new`, /^[45]/.test(status) ? "grows" : "wider", receiver, place)];
    return [
      ...compareHeaders(parts, { old, now, place, by: receiver }),
      ...compareContent(parts, { old, now, place, by: receiver }),
    ];
  });
}

function compareHeaders({ told, schemas, documents }: Parts, { old, now, place, by }: Content): OperationChange[] {
  const headersOf = (response: JsonValue | undefined) =>
    isObject(response) && isObject(response.headers) ? response.headers : {};
  const [one, other] = [headersOf(old), headersOf(now)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) => {
    const path = childPointer(`${place}/headers`, name);
    const before = follow(documents.old, one[name], path).value;
    const { value: after, place: at } = follow(documents.new, other[name], path);
    if (!isObject(after)) return [told(`the header ${name} is gone`, "shrinks", by, path)];
    if (!isObject(before))
      return [told(`the header ${name} is new`, after.required === true ? "narrower" : "grows", by, at)];
    const [was, is] = [before.required === true, after.required === true];
    return [
      ...(was === is
        ? []
        : [
            told(
              `the header ${name} is ${is ? "required now" : "not required any more"}`,
              is ? "narrower" : "wider",
              by,
              at,
            ),
          ]),
      ...schemas(by, `${at}/schema`, before.schema, after.schema),
    ];
  });
}
