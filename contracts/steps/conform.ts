import {
  asReceived,
  type CheckedSpec,
  documentOperations,
  type Exchange,
  type Field,
  type Fixture,
  type FixtureContext,
  type JsonObject,
  type JsonValue,
  type Kit,
  mediaTypeOf,
  type Outcome,
  type StatementId,
  show,
  told,
  updatableFields,
  type Violation,
} from "../../src/kit/index.js";

/** The spec's statements about a kind of resource, and the judge of a response: a contract's kit, or `observe`. */
export interface SpecContext extends Pick<FixtureContext, "spec"> {
  kit: Pick<Kit, "check" | "notVerified"> & { readonly api: Pick<Kit["api"], "target" | "codec"> };
}

/** A resource, and the response that shows it. */
interface ShownResource {
  status: number;
  body: Outcome["body"];
  resource: JsonObject;
  exchange: Exchange;
}

/** Checks the form of the response to an accepted update: job, status, media type, envelope, resource, fields. */
export function conform(
  on: SpecContext & { fixture: Pick<Fixture, "id"> },
  outcome: Outcome,
  /** The fields that were passed, and other statements which say that the resource stays the same one. */
  { passed = [], also = [] }: { passed?: readonly string[]; also?: readonly StatementId[] } = {},
): void {
  const { kit, spec } = on;
  const { id } = on.fixture;
  const { exchange, job, shown, status, body, resource } = outcome;
  const byJob: StatementId[] = job ? [spec.jobs] : [];
  const evidence = { exchange: shown };
  if (job) conformJob(on, outcome);
  if (job?.problem) return;
  kit.check(["Q-30"], status === 200, () => `${outcome.told}; a regular response has 200`, evidence);
  const mediaType = mediaTypeOf(shown);
  kit.check(["Q-30"], mediaType === "application/json", () => `${told(shown)} as ${show(mediaType)}`, evidence);

  // It is open which fields it shows, so its identifier is enough.
  const known = ["id", ...spec.lasting, ...updatableFields(spec)];
  const isShown = resource !== undefined && known.some((field) => field in resource);
  const what = () => `${outcome.told} without ${spec.kind} fields: ${show(body ?? asReceived(shown).json)}`;
  // The spec does not show the result of a job. The ID of the upload in it is Standin's choice.
  kit.check(job ? ["Q-13"] : [spec.returns], isShown, what, evidence);
  if (isShown) kit.check([spec.returns, ...byJob], true, () => "");
  if (!resource || !isShown) return;
  const isNamed = String(resource.id) === id;
  const another = () => `the update of ${spec.kind} ${id} showed ${spec.kind} ${show(resource.id)}`;
  if ("id" in resource)
    kit.check([spec.returns, spec.target, ...also, ...byJob], isNamed, another, { ...evidence, readings: [] });
  checkTypes(on, resource, { exchange: shown, passed });
  checkSchema(on, spec.operations.update, { status, body, resource, exchange: shown });
  checkOperation(on, exchange);
}

/**
 * A shown updatable field has the type that the spec states for updates. If the field was not passed, another type does
 * not break its rule, since the spec does not say what is returned.
 */
export function checkTypes(
  { kit, spec }: SpecContext,
  resource: JsonObject,
  { exchange, passed = [] }: { exchange: Exchange; passed?: readonly string[] },
): void {
  for (const field of spec.fields) {
    const value = resource[field.name];
    if (value === undefined || passed.includes(field.name)) continue;
    const isStated = isOfStatedType(field, value);
    const because = () => `/${field.name} is shown as ${show(value)}`;
    kit.check([isStated ? field.rule : (field.shows ?? spec.shows)], isStated, because, { exchange });
  }
}

/** Whether a value has the type that the spec states for a field. */
export const isOfStatedType = (
  { nullable, isStated }: Pick<Field, "nullable" | "isStated">,
  value: JsonValue,
): boolean => (value === null ? nullable : isStated(value));

/** Everything that the document says about the body beyond the spec is an assumption. The pointer tells which one. */
export function checkSchema(
  { kit, spec }: SpecContext,
  operationId: Parameters<Kit["api"]["codec"]["violations"]>[0],
  { status, body, resource, exchange }: ShownResource,
): void {
  const documented = status >= 200 && status < 300 ? 200 : status;
  const isWrong = ({ pointer }: Violation) => {
    const field = spec.fields.find(({ name }) => name === pointer.split("/")[1]);
    const value = field && resource[field.name];
    return field !== undefined && value !== undefined && !isOfStatedType(field, value);
  };
  const violations = kit.api.codec.violations(operationId, documented, body).filter((violation) => !isWrong(violation));
  // If no field is shown, that is one difference.
  const isBare = !updatableFields(spec).some((field) => field in resource);
  const assumptionOf = (violation: Violation) => (isBare ? spec.shows : assumptionOn(spec, violation));
  const isPointed = typeof kit.api.target.wire.response !== "string";
  const pointed = () => `the binding sets its own pointer for the ${spec.kind}`;
  kit.check(["Q-03"], !isPointed, pointed, { exchange });
  for (const assumption of new Set<StatementId>([spec.shows, "Q-03", ...violations.map(assumptionOf)])) {
    const [first, ...more] = violations.filter((one) => assumptionOf(one) === assumption);
    const also =
      more.length > 0 ? ` (and ${more.length} more: ${more.map((violation) => violation.pointer).join(", ")})` : "";
    kit.check([assumption], !first, () => `${told(exchange)}: ${first?.detail}${also}`, { exchange });
  }
}

function assumptionOn(spec: CheckedSpec, { pointer, code }: Violation): StatementId {
  const [, field = "", ...below] = pointer.split("/");
  if (["", "data", "attributes", "relationships", "meta"].includes(field)) return "Q-03";
  if (below.length === 0) return spec.fields.find(({ name }) => name === field)?.shows ?? spec.shows;
  if (field === "headers") return "Q-27";
  if (below[0] === "id") return "Q-47";
  if (field === "default_field_metadata") return below.includes("focal_point") ? "Q-08" : "Q-10";
  if (field === "creator") return below[0] === "type" ? "Q-11" : spec.shows;
  if (field === "events") return code === "VALIDATION_ENUM" ? "Q-07" : "Q-06";
  return spec.shows;
}

function conformJob({ kit, spec }: SpecContext, { exchange, job }: Outcome): void {
  if (!job) return;
  const evidence = { exchange };
  const inPlace = () => `${told(exchange)} with a job, but an update of a ${spec.kind} returns the ${spec.kind} itself`;
  if (spec.jobs === spec.returns) kit.check([spec.returns], false, inPlace, evidence);
  if (job.problem) kit.notVerified([spec.jobs], `the job ${job.problem}`, { exchange: job.last });
  const [violation] = kit.api.codec.violations(spec.operations.update, 202, exchange.json);
  kit.check(["Q-13"], !violation, () => `${told(exchange)}: ${violation?.detail}`, evidence);
  for (const header of ["location", "retry-after"]) {
    kit.check(["Q-13"], exchange.headers[header] !== undefined, () => `${told(exchange)} without ${header}`, evidence);
  }
  const [wrong] = job.problem ? [] : kit.api.codec.violations("getJobResult", 200, job.last.json);
  kit.check(["Q-13"], !wrong, () => `${told(job.last)}: ${wrong?.detail}`, { exchange: job.last });
}

/** The method, path and token header of the update. The target accepted them, so these assumptions hold or differ. */
function checkOperation({ kit, spec }: SpecContext, exchange: Exchange): void {
  const operationId = spec.operations.update;
  const { operations, access } = kit.api.target;
  const [own, documented] = [operations[operationId], documentOperations[operationId]];
  const isDocumented = own?.method === documented.method && own.path === documented.path;
  kit.check([spec.operation], isDocumented, () => `${told(exchange)}, as the binding says`, { exchange });
  const isBearer = access.header.toLowerCase() === "authorization" && access.format === "Bearer {token}";
  kit.check(["Q-17"], isBearer, () => `the token is sent as "${access.header}: ${access.format}"`);
}
