import { placeholdersIn } from "../base/paths.js";
import { decodePath } from "./refuse.js";

/** Values by OpenAPI paths, such as `/uploads/{upload_id}`. */
export class PathTree<Value> {
  readonly #root: Branch<Value> = newBranch();

  add(template: string, value: Value): void {
    const names: string[] = [];
    let branch = this.#root;
    for (const segment of template.slice(1).split("/")) {
      const [name] = placeholdersIn(segment);
      if (name !== undefined) names.push(name);
      branch = branchFor(branch, name === undefined ? segment : parameter);
    }
    branch.leaf = { value, names };
  }

  /**
   * The value for a path, with its decoded parameters. Undefined if there is none. A parameter matches any segment that is not
   * empty, unless a template has the segment literally. Throws INVALID_ENDPOINT for a path that cannot be decoded.
   */
  find(path: string): { value: Value; parameters: Record<string, string> } | undefined {
    const taken: string[] = [];
    let branch = this.#root;
    for (const segment of path.slice(1).split("/")) {
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
    for (const [index, name] of names.entries()) {
      const segment = taken[index] as string;
      parameters[name] = segment.includes("%") ? decodePath(segment) : segment;
    }
    return { value, parameters };
  }
}

interface Branch<Value> {
  /** By segment. */
  readonly branches: Map<string, Branch<Value>>;
  leaf: { value: Value; names: readonly string[] } | undefined;
}

/** The key of a parameter. No segment contains a slash. */
const parameter = "/";

const newBranch = <Value>(): Branch<Value> => ({ branches: new Map(), leaf: undefined });

function branchFor<Value>({ branches }: Branch<Value>, segment: string): Branch<Value> {
  const branch = branches.get(segment) ?? newBranch();
  branches.set(segment, branch);
  return branch;
}
