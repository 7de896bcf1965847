import { placeholdersIn } from "../base/path-template.js";
import { undecodablePath } from "./refuse.js";

/** Values by OpenAPI paths, such as `/uploads/{upload_id}`. */
export class PathTree<Value> {
  readonly #root: Branch<Value> = newBranch();

  add(template: string, value: Value): void {
    const names: string[] = [];
    let branch = this.#root;
    for (const segment of segmentsOf(template)) {
      const [name] = placeholdersIn(segment);
      if (name !== undefined) names.push(name);
      branch = branchFor(branch, name === undefined ? segment : parameter);
    }
    branch.leaf = { value, names };
  }

  /**
   * The value for a path, with its decoded parameters. Undefined if there is none. A parameter matches any segment that is not
   * empty, unless a template has the segment literally. Throws a URIError for a `%` that is not an encoding of UTF-8.
   */
  find(path: string): { value: Value; parameters: Record<string, string> } | undefined {
    const taken: string[] = [];
    let branch = this.#root;
    for (const segment of segmentsOf(path)) {
      if (segment === "") return undefined;
      let next = branch.branches.get(segment);
      if (!next) {
        next = branch.branches.get(parameter);
        taken.push(segment);
      }
      if (!next) return undefined;
      branch = next;
    }
    if (!branch.leaf) return undefined;
    const { value, names } = branch.leaf;
    const parameters: Record<string, string> = {};
    for (const [index, name] of names.entries()) parameters[name] = decode(taken[index] as string);
    return { value, parameters };
  }
}

interface Branch<Value> {
  /** By segment. */
  readonly branches: Map<string, Branch<Value>>;
  leaf: { value: Value; names: readonly string[] } | undefined;
}

/** The segments of a template or a path. */
const segmentsOf = (path: string): string[] => path.slice(1).split("/");

/** The key of a parameter. No segment contains a slash. */
const parameter = "/";

const newBranch = <Value>(): Branch<Value> => ({ branches: new Map(), leaf: undefined });

function branchFor<Value>({ branches }: Branch<Value>, segment: string): Branch<Value> {
  const branch = branches.get(segment) ?? newBranch();
  branches.set(segment, branch);
  return branch;
}

const decode = (segment: string): string => (segment.includes("%") ? decodeURIComponent(segment) : segment);

/** The value for a path. Throws INVALID_ENDPOINT for a path that cannot be decoded. */
export function findPath<Value>(tree: PathTree<Value>, path: string) {
  try {
    return tree.find(path);
  } catch (error) {
    throw error instanceof URIError ? undecodablePath() : error;
  }
}
