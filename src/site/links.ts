/** Where things are in the site: every page in one folder, so that links are the same from everywhere. */

/** `updateUpload` is at `update-upload.html`. */
export const operationPage = (operationId: string): string => `${kebab(operationId)}.html`;

/** A rule at `rules.html#U-14`, a reading at `rules.html#R-03`, an assumption at `assumptions.html#Q-16`. */
export const catalogueLink = (id: string): string => `${id.startsWith("Q-") ? "assumptions" : "rules"}.html#${id}`;

/** A code, or a response for it, which is the same in every operation: `errors.html#NotFound`. */
export const errorLink = (name: string): string => `errors.html#${name}`;
export const contractLink = (id: string): string => `contracts.html#${id}`;
/** The webhook call, which is no operation. */
export const callPage = "webhook-call.html";
/** What is known of the published service; a section by its heading. */
export const factsLink = (heading: string): string => `published-service.html#${headingAnchor(heading)}`;

/** A recipe is among the guides, under its own name. */
export const guidePage = (name: string, kind: "guides" | "recipes"): string =>
  `guide-${kind === "recipes" ? "recipe-" : ""}${name}.html`;

/** A name that needs no encoding in a URL. */
export const toAnchor = (text: string): string => text.replace(/[^A-Za-z0-9_.-]+/g, "-").replace(/^-|-$/g, "");

/** The anchor of a heading, without its parentheses: `#the-asset-area`. */
export const headingAnchor = (heading: string): string => toAnchor((heading.split(" (")[0] ?? "").toLowerCase());

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A field's row on its operation's page; `part`, which is `body` or a status, is the address of its section. */
export const fieldAnchor = (part: string, path: readonly string[]): string =>
  toAnchor([part, ...path.filter((one) => one !== "*").map((one) => one.replace("[]", ""))].join("."));

export const parameterAnchor = (name: string): string => `parameter-${toAnchor(name)}`;
