import { RecordError } from "../../record/record-file.js";
import { RefusedAddressError } from "../../wire/unavailable.js";
import { type Gate, TargetError } from "../gate.js";
import type { HttpRequest, Layer } from "../request.js";
import { HookError } from "./runs-hooks.js";

/**
 * After the end of the run, sends only what restores. Ends the run if hooks or the record fail. Throws a StoppedError, a
 * TargetError and a RefusedAddressError; while restoring, a refused address is a failure like any other.
 */
export const endsWithRun =
  (gate: Gate): Layer =>
  (next) =>
  async (request: HttpRequest) => {
    const pass = () => request.isRestoring || gate.pass();
    pass();
    const exchange = await next(request).catch((error) => {
      if (error instanceof TargetError) throw error;
      pass();
      if (error instanceof RecordError) gate.shut("no record", error.message);
      if (!(error instanceof HookError)) throw error;
      gate.shut("target lost", error.message);
      throw new TargetError(error.message);
    });
    if (exchange.refusal !== undefined && !request.isRestoring) throw new RefusedAddressError(exchange.refusal);
    return exchange;
  };
