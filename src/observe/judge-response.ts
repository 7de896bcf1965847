import type { JudgeContext } from "../../contracts/judge/form.js";
import type { SeenResponse } from "../kit/http/observations.js";
import type { OperationId, StatementId } from "../kit/index.js";
import { toCoverage } from "../kit/report/report.js";
import { check, type Judged } from "../kit/run/findings.js";
import { type Exchange, isFailure, told } from "../kit/wire/exchange.js";

/**
 * Judges a response by the document alone. Statuses, media types and members that it does not have are differences, and break
 * no rule. `newest` is the response if its status or media type is new in this run.
 */
export function* judgeResponse(
  { target, codec }: JudgeContext["api"],
  operationId: OperationId,
  exchange: Exchange,
  newest: SeenResponse | undefined,
): Generator<Judged> {
  if (isFailure(exchange)) return;
  const ids: readonly StatementId[] = exchange.status >= 400 ? ["Q-18"] : ["Q-29"];
  const isKnown = !newest || toCoverage(target, [newest]).every(({ documented }) => documented);
  const because = () => `${told(exchange)} as ${newest?.content ?? "nothing"}, which the document does not list`;
  yield check(ids, isKnown, because, { exchange });
  if (!isKnown) return;
  const [violation] = codec.violations(operationId, exchange.status, exchange.json);
  yield check(ids, !violation, () => `${told(exchange)}: ${violation?.detail}`, { exchange });
}
