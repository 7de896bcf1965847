import { readFile } from "node:fs/promises";
import ts from "typescript";

/** A member of the library, as the documentation tells of it. */
export interface LibraryMember {
  /** Its interface: `Standin`, `EnvironmentHandle` or `ReceiverHandle`. */
  of: string;
  /** Its path: `faults.add`. */
  name: string;
  /** As its type has it, in one line. */
  signature: string;
  /** Its comment. */
  text: string;
}

/** The interfaces for users of the library, with their files. */
const interfaces = [
  ["Standin", "src/standin.ts"],
  ["EnvironmentHandle", "src/mock/handle.ts"],
  ["ReceiverHandle", "src/mock/handle.ts"],
] as const;

/** The members of the library in their order, from its types. They are read when the documents are generated, since a package has no types to read. */
export async function libraryMembers(root: URL): Promise<LibraryMember[]> {
  const members: LibraryMember[] = [];
  for (const [of, path] of interfaces) {
    const source = ts.createSourceFile(path, await readFile(new URL(path, root), "utf8"), ts.ScriptTarget.Latest, true);
    const found = source.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === of);
    if (!found) throw new Error(`${path} has no interface ${of}.`);
    members.push(...membersOf(of, "", found.members));
  }
  return members;
}

const membersOf = (of: string, before: string, members: ts.NodeArray<ts.TypeElement>): LibraryMember[] =>
  members.flatMap((member) => {
    const name = before + (member.name?.getText() ?? "").replace(/^\[(.*)\]$/, "$1");
    if (ts.isPropertySignature(member) && member.type && ts.isTypeLiteralNode(member.type))
      return membersOf(of, `${name}.`, member.type.members);
    const signature = member.getText().replace(/^readonly |;$/g, "");
    return [{ of, name, signature: signature.replace(/\s+/g, " "), text: commentOf(member) }];
  });

const commentOf = (member: ts.TypeElement): string =>
  ts
    .getJSDocCommentsAndTags(member)
    .map((one) => ts.getTextOfJSDocComment(one.comment) ?? "")
    .join(" ")
    .replace(/\s+/g, " ");
