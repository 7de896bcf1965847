import type { CallOptions, Contract, Kit } from "../src/kit/index.js";
import { contractOn, specs } from "./steps/subject.js";

type Attempt = { what: string; options: CallOptions };

/** A token of the same form that nobody has issued: other letters and digits in the same places. */
const unissued = (token: string): string => {
  const ends: Readonly<Record<string, string>> = { z: "a", Z: "A", 9: "0" };
  return token.replace(/[a-z\d]/gi, (one) => ends[one] ?? String.fromCharCode(one.charCodeAt(0) + 1));
};

function attemptsWithoutToken({ api, isStandin }: Kit): Attempt[] {
  const { header, token, passed } = api.target.access;
  const attempts: Attempt[] = [
    { what: "an update without a token", options: { token: null } },
    { what: "an update with an empty token", options: { token: "" } },
  ];
  // A Standin takes any token, and whoever passes none says nothing of tokens.
  if (!isStandin && passed === "a token") {
    const cut = token.length > 7 ? [token.slice(0, -1)] : [];
    // No report may show most of a token.
    for (const one of cut) api.seen.secrets.add(one);
    const what = "an update with a token that was never issued";
    for (const one of new Set([unissued(token), `${token}x`, ...cut])) attempts.push({ what, options: { token: one } });
  }
  if (header.toLowerCase() !== "authorization") return attempts;
  const bare = { token: null, headers: { [header]: "Bearer" } };
  return [...attempts, { what: "an update with a scheme and no token", options: bare }];
}

/** Ways to lack authorization. */
const ways = {
  token: {
    id: "access-without-token",
    words: "without a token",
    code: "INVALID_AUTHORIZATION_HEADER",
    toAttempts: attemptsWithoutToken,
    needs: [],
  },
  access: {
    id: "access-without-rights",
    words: "with a token that has no access",
    code: "INSUFFICIENT_PERMISSIONS",
    toAttempts({ api: { target } }: Kit): Attempt[] {
      // A Standin treats this token as one without access.
      const { token_without_access: token = "no-management-access" } = target.fixtures;
      return [{ what: "an update with a token that has no access", options: { token } }];
    },
    needs: ["token without access"],
  },
} as const;

/** Each update without a token, and with one that has no access. */
export const accessContracts: readonly Contract[] = Object.entries(ways).flatMap(
  ([missing, { id, words, needs, code, toAttempts }]) =>
    specs.map((spec) => {
      const about = {
        id: spec.kind === "upload" ? id : `${id}-${spec.kind}`,
        ids: ["A-01", "Q-18"],
        title: `an update of ${spec.one} ${words} is refused with nothing changed`,
        needs: [spec.kind, ...needs],
      } as const;
      return contractOn(spec, about, async (subject) => {
        const refusals = subject.refusals(await subject.read());
        const value = spec.kind === "upload" ? "Without access" : '{"without":"access"}';
        for (const { what, options } of toAttempts(subject.kit)) {
          for (const patch of [{ [subject.first(spec.long)]: value }, {}]) {
            const part = `${spec.kind}_${missing}`;
            await refusals.check(await subject.send(patch, options), { ids: ["A-01"], error: { code }, what, part });
          }
        }
      });
    }),
);
