import type {
  CallOptions,
  CheckedSpec,
  Exchange,
  Fixture,
  FixtureContext,
  JsonObject,
  Kit,
  Outcome,
  StatementId,
} from "../../src/kit/index.js";
import { type Applied, type ApplyOptions, apply } from "./apply.js";
import { conform } from "./conform.js";
import { fill } from "./fill.js";
import { checkRefused, type Refusal, Refusals, type RefuseOptions, refuse } from "./refuse.js";

/**
 * A fixture with the spec's statements about its kind. Every action is checked against them and reported to the kit.
 */
export class CheckedFixture implements FixtureContext {
  constructor(
    readonly kit: Kit,
    readonly spec: CheckedSpec,
    readonly fixture: Fixture,
  ) {}

  /** Sends values that the spec allows, and checks the effects. Undefined if the update was not accepted. */
  update(patch: JsonObject, options?: ApplyOptions): Promise<Applied | undefined> {
    return apply(this, patch, options);
  }

  /** Sends values that must be refused and change nothing. Otherwise `ids` break. */
  expectRefused(patch: JsonObject, ids: readonly StatementId[], options: RefuseOptions): Promise<Outcome> {
    return refuse(this, patch, ids, options);
  }

  /**
   * The same for several values, with one check at the end that nothing changed. `before` is the resource before them.
   */
  refusals(before: JsonObject): Refusals {
    return new Refusals(this, before);
  }

  /** The same for an update that was already sent. `before` is the resource before it. */
  checkRefused(outcome: Outcome, before: JsonObject, refusal: Refusal): Promise<void> {
    return checkRefused(this, outcome, before, refusal);
  }

  /** Checks the form of the response to an accepted update. */
  checkResponse(outcome: Outcome): void {
    conform(this, outcome);
  }

  /**
   * Gives every field a value that differs from a new resource's, so that a lost value shows. Resolves with the
   * resource. Checks nothing.
   */
  fill(flip?: boolean): Promise<JsonObject> {
    return fill(this, flip);
  }

  /** Sends an update and checks nothing. */
  send(fields: JsonObject, options?: CallOptions): Promise<Outcome> {
    return this.fixture.send(fields, options);
  }

  /** Sends an update without waiting for its job, which `finish` follows. */
  start(fields: JsonObject): Promise<Exchange> {
    return this.fixture.start(fields);
  }

  finish(fields: JsonObject, exchange: Exchange): Promise<Outcome> {
    return this.fixture.finish(fields, exchange);
  }

  read(): Promise<JsonObject> {
    return this.fixture.read();
  }

  restoreTo(to?: JsonObject): Promise<string[]> {
    return this.fixture.restoreTo(to);
  }

  whyUntouchable(field: string): string | undefined {
    return this.fixture.whyUntouchable(field);
  }

  mayTouch(field: string): boolean {
    return this.fixture.mayTouch(field);
  }

  touch(fields?: JsonObject): ReturnType<Fixture["touch"]> {
    return this.fixture.touch(fields);
  }

  get id(): string {
    return this.fixture.id;
  }

  get made(): boolean {
    return this.fixture.made;
  }

  get lastRead(): Fixture["lastRead"] {
    return this.fixture.lastRead;
  }
}
