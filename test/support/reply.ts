import type { JsonObject, JsonValue } from "../../src/base/json.js";
import { fromJsonApiResource } from "../../src/openapi/json-api-resource.js";
import type { Envelope } from "../../src/wire/envelope.js";

/** A violation as either envelope tells it: its pointer goes into the body that was sent. */
export interface ToldViolation {
  pointer: string;
  code: string;
  detail: string;
}

/** A status and a body, with the parts of the body in one form for both envelopes. */
export interface Outcome {
  readonly status: number;
  readonly body: JsonObject;
  /** The flat resource. */
  readonly resource: JsonObject;
  readonly error: { code: string; violations: ToldViolation[] };
}

/** What one envelope's body says, without the envelope. */
class Told implements Outcome {
  constructor(
    readonly envelope: Envelope,
    readonly status: number,
    readonly body: JsonObject,
  ) {}

  get resource(): JsonObject {
    if (this.status >= 300) throw new Error(`No resource came, but ${this.status}: ${JSON.stringify(this.body)}`);
    return this.envelope.decodeResource(this.body);
  }

  get error(): { code: string; violations: ToldViolation[] } {
    if (this.status < 400) throw new Error(`No error came, but ${this.status}: ${JSON.stringify(this.body)}`);
    return this.envelope.name === "flat" ? flatError(this.body) : jsonApiError(this.body);
  }
}

export class Reply extends Told {
  constructor(
    envelope: Envelope,
    status: number,
    readonly headers: Record<string, string>,
    body: JsonObject,
  ) {
    super(envelope, status, body);
  }

  get list(): { data: JsonObject[]; total: number } {
    const { data, meta } = this.body as { data: JsonObject[]; meta: { total_count: number } };
    const isFlat = this.envelope.name === "flat";
    return { data: isFlat ? data : data.map(fromJsonApiResource), total: meta.total_count };
  }

  get jobId(): string {
    if (this.status !== 202) throw new Error(`No job came, but ${this.status}: ${JSON.stringify(this.body)}`);
    return this.resource.id as string;
  }

  /** Of a job's result: the response that the request would have had. */
  get outcome(): Outcome {
    const { status, payload } = this.resource;
    return new Told(this.envelope, status as number, payload as JsonObject);
  }
}

function flatError(body: JsonObject) {
  const { code, errors } = body as { code: string } & { errors: JsonValue };
  return { code, violations: errors as unknown as ToldViolation[] };
}

function jsonApiError(body: JsonObject) {
  const errors = (body.data as JsonObject[]).map((one) => one.attributes as { code: string; details: JsonObject });
  const violations = errors.flatMap(({ details }) =>
    details.pointer === undefined
      ? ((details.errors ?? []) as unknown as ToldViolation[])
      : [{ pointer: details.pointer, code: details.code, detail: details.message } as ToldViolation],
  );
  return { code: errors[0]?.code ?? "", violations };
}
