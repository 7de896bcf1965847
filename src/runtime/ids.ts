import { randomBytes, randomUUID } from "node:crypto";

/** Makes identifiers; the same shape as the domain's port. */
export interface IdSource {
  resource(): string;
  job(): string;
}

/** Six characters that name one refusal or failure, in an answer and in the log. */
export const errorId = (ids: Pick<IdSource, "job">): string => ids.job().slice(-6);

/** Identifiers that nobody has used: a UUID as 22 characters of URL-safe base64, and 24 hexadecimal digits. */
export const randomIds: IdSource = {
  resource: () => Buffer.from(randomUUID().replaceAll("-", ""), "hex").toString("base64url"),
  job: () => randomBytes(12).toString("hex"),
};

/** Identifiers that are the same in every run: `resource00000000000001`, `000000000000000000000001`. */
export function countedIds(): IdSource {
  let count = 0;
  return {
    resource: () => `resource${String(++count).padStart(14, "0")}`,
    job: () => String(++count).padStart(24, "0"),
  };
}
