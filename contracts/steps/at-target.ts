import type { CheckedSpec, Fixture, Kit } from "../../src/kit/index.js";

/** A resource at the target with the spec's statements about its kind, as the parts of a `Subject` see it. */
export interface AtTarget extends Fixture {
  readonly kit: Kit;
  readonly spec: CheckedSpec;
}
