import type { CheckedSpec, Fixture, Kit } from "../../src/kit/index.js";

/** A resource at the target with the spec's statements about its kind, as the parts of a `Subject` see it. */
export interface AtTarget extends Fixture {
  readonly kit: Kit;
  readonly spec: CheckedSpec;
}

/** The habit of a target that refuses the value with which the kit fills a field. The contract of the field judges that. */
export const fillIsRefused = ({ kind }: Pick<CheckedSpec, "kind">, name: string): string =>
  `${kind} ${name} is refused`;

/** The habit of a target that refuses some ordinary values of a field, and accepts others. */
export const validates = ({ kind }: Pick<CheckedSpec, "kind">, name: string): string => `${kind} ${name} is validated`;
