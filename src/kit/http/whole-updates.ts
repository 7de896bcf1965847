import { type JsonObject, type JsonValue, pick, toJson } from "../../base/json.js";
import type { Target } from "../binding/target.js";
import { holdsMask } from "../specs/normal-form.js";
import { updatableFields } from "../specs/specs.js";
import type { Codec } from "../wire/codec.js";
import { isSuccess, told } from "../wire/exchange.js";
import { UnavailableError, UntouchableError } from "../wire/unavailable.js";
import type { CallLayer } from "./request.js";

/** Updates of a target that wants more than what changes: reads the resource, and sends all of it, or some members, as they are shown. */
export class WholeUpdates {
  /** What the run sent last to each resource that it created, since a read may hide it. */
  readonly #sent = new Map<string, JsonObject>();

  /** Throws an UntouchableError rather than lose a value that the target does not show. */
  sends =
    ({ resources, operations, wire }: Target, codec: Codec): CallLayer =>
    (next) =>
    async (operationId, options) => {
      const spec = resources.find((one) => [one.operations.create, one.operations.update].includes(operationId));
      const how = spec && wire.update[spec.kind];
      const isUpdate = operationId === spec?.operations.update;
      const isPart = how && isUpdate && (options.partial || !how.without);
      if (!spec || !how || (isPart && !how.always)) return next(operationId, options);
      const { path = {}, body } = options;
      const patch = codec.decode(body) ?? {};
      const keyOf = (id: unknown) => `${spec.kind} ${String(id)}`;
      if (operationId === spec.operations.create) {
        const made = await next(operationId, options);
        const { id } = (isSuccess(made.status) && codec.decode(made.json)) || {};
        if (id !== undefined) this.#sent.set(keyOf(id), patch);
        return made;
      }
      const key = keyOf(path[spec.idParameter]);
      const own = this.#sent.get(key);
      const read = operations[spec.operations.read] && (await next(spec.operations.read, { path }));
      if (read && (read.status === 0 || read.status >= 500))
        throw new UnavailableError(`an update needs the whole ${spec.kind}, and ${told(read)}`, read);
      const shown = read && isSuccess(read.status) ? codec.decode(read.json) : undefined;
      // Nothing is there to be lost.
      if (!read || !shown) return next(operationId, options);
      const base = codec.restOf(spec, read, how.without);
      if (isPart) return next(operationId, { ...options, base: { ...pick(base, how.always ?? []), ...options.base } });
      const whole: JsonObject = {};
      const secrets: readonly string[] = Object.values(spec.secrets ?? {});
      for (const name of updatableFields(spec)) {
        if (name in patch || codec.isAbsent(operationId, name)) continue;
        const isSecret = secrets.includes(name);
        const isShown = name in shown && !mayBeHidden(shown[name]);
        const value = isShown ? shown[name] : own?.[name];
        if (value !== undefined) whole[name] = value;
        else if (!own && (isSecret || name in shown))
          throw new UntouchableError(
            `an update needs the whole ${spec.kind}, and would lose /${name}, which the target does not show`,
          );
      }
      const all = { ...whole, ...patch };
      const masked = own ? undefined : Object.keys(base).find((name) => holdsMask(base[name]));
      if (masked !== undefined)
        throw new UntouchableError(
          `an update needs the whole ${spec.kind}, and would replace /${masked}, of which the target shows a mask`,
        );
      const sent = await next(operationId, {
        ...options,
        body: codec.encode(operationId, all, path[spec.idParameter]),
        base,
      });
      if (own && isSuccess(sent.status)) this.#sent.set(key, all);
      return sent;
    };
}

/** Whether a value has a text that may be a mask, or cut: written back, it would replace what it hides. */
const mayBeHidden = (value: JsonValue | undefined): boolean =>
  /[*•●█]{3}|…|\.{3}|redacted/i.test(toJson(value ?? null));
