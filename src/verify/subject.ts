import type { JsonObject } from "../openapi/openapi-document.js";
import type { Api, CallOptions } from "./api.js";
import { updatableFields } from "./document-defaults.js";
import type { Exchange } from "./exchange.js";
import { changedMembers, pick } from "./json.js";
import { type Outcome, readResource, sendUpdate } from "./outcome.js";
import type { Ports } from "./ports.js";
import { restoringPatches } from "./put-back.js";
import type { Kind } from "./target.js";

/** Thrown where a field would be changed that could not be put back. */
export class UntouchableError extends Error {}

/** Thrown where a resource that was there cannot be read any more. */
export class UnreadableError extends Error {
  constructor(
    message: string,
    readonly exchange: Exchange,
  ) {
    super(message);
  }
}

/**
 * What two readings of a resource differ in, of its identifier and of the fields that an update takes: what else a service
 * shows (a revision, an address that is signed anew) is its own.
 */
export const changedFields = (
  kind: Kind,
  before: JsonObject,
  after: JsonObject,
  apart: readonly string[] = [],
): string[] => {
  const stated = ["id", ...updatableFields[kind]];
  return changedMembers(pick(before, stated), pick(after, stated), apart);
};

/** What a Standin shows besides, and leaves alone while the file is the same. */
const lasting = ["type", "created_at", "filename", "size", "md5", "format", "mime_type", "width", "height", "is_image"];

export const changedBesides = (before: JsonObject, after: JsonObject, apart: readonly string[]): string[] =>
  changedMembers(pick(before, lasting), pick(after, lasting), apart);

/** One upload or webhook that contracts work on, borrowed or made for them; it is put back after each contract. */
export class Subject {
  #touched = false;
  #sentPath = false;
  /** The newest reading, for a report. */
  lastRead: Exchange | undefined;

  constructor(
    readonly api: Api,
    readonly ports: Ports,
    readonly kind: Kind,
    readonly id: string,
    /** Made by the kit, so that everything may be done to it. */
    readonly made: boolean,
    /** As it was before anything was done to it. */
    readonly copy: JsonObject,
  ) {}

  /** Whether a field may be changed: what a copy does not show cannot be put back. */
  mayTouch(field: string): boolean {
    return this.made || field in this.copy || !updatableFields[this.kind].includes(field);
  }

  get touchable(): string[] {
    return updatableFields[this.kind].filter((field) => this.mayTouch(field));
  }

  /** As the target shows it now. Throws an UnreadableError. */
  async read(): Promise<JsonObject> {
    const { exchange, resource } = await readResource(this.api, this.ports, this.kind, this.id);
    this.lastRead = exchange;
    if (resource) return resource;
    throw new UnreadableError(`${this.kind} ${this.id} could not be read`, exchange);
  }

  /** Sends an update and follows it to its end. Throws an UntouchableError. */
  async update(fields: JsonObject, options: CallOptions = {}): Promise<Outcome> {
    const untouchable = Object.keys(fields).find((field) => !this.mayTouch(field));
    if (untouchable) throw new UntouchableError(`${untouchable} is not shown, so that it could not be put back`);
    this.touch(fields);
    return sendUpdate(this.api, this.ports, this.kind, this.id, fields, options);
  }

  /** Notes that something was sent past `update`. */
  touch(fields: JsonObject = {}): void {
    this.#touched = true;
    if ("path" in fields) this.#sentPath = true;
  }

  /**
   * Puts the values of an earlier reading back, by default those of the copy. Resolves with the updatable fields that
   * could not be; a refusal is no error.
   */
  async putBack(to: JsonObject = this.copy): Promise<string[]> {
    if (!this.#touched || this.api.target.readOnly) return [];
    const fields = this.touchable.filter((field) => field in to);
    const differing = (now: JsonObject) => changedMembers(to, now).filter((field) => fields.includes(field));
    let now = await this.read();
    for (const toPatch of restoringPatches(this.#sentPath)) {
      if (differing(now).length === 0) break;
      const patch = toPatch(to, now, differing(now));
      if (Object.keys(patch).length === 0) continue;
      await sendUpdate(this.api, this.ports, this.kind, this.id, patch);
      now = await this.read();
    }
    if (differing(now).length === 0 && to === this.copy) {
      this.#touched = false;
      this.#sentPath = false;
    }
    return differing(now);
  }
}
