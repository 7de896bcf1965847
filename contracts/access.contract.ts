import { type CallOptions, type Contract, isSecretMask, type JsonObject, type Kit, pick } from "../src/kit/index.js";
import { markedUpdate } from "./steps/refusals.js";
import { contractOn, type Subject, specs } from "./steps/subject.js";

type Attempt = { what: string; options: CallOptions };

/** Credentials that a server cannot take for those of the run, whatever it decodes, cuts off or compares. */
function otherCredentials({ token, format }: Kit["api"]["target"]["access"]): string[] {
  const [user = "", ...password] = Buffer.from(token, "base64").toString("utf8").split(":");
  if (/^basic /i.test(format) && password.length > 0) {
    const others = [`x${user}:${password.join(":")}`, `${user}:x${password.join(":")}`];
    return others.map((one) => Buffer.from(one).toString("base64"));
  }
  // Whoever decodes Base64 leniently ignores a single character at the end.
  const ends = token.length > 11 && !token.endsWith("=") ? [`${token}xxxx`, token.slice(0, -4)] : [];
  return [unissued(token), ...ends];
}

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
    const what = "an update with a token that was never issued";
    for (const one of new Set(otherCredentials(api.target.access))) {
      // No report may show most of a token.
      if (token.startsWith(one)) api.seen.secrets.add(one);
      attempts.push({ what, options: { token: one } });
    }
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

/** Another name of the file. Undefined where there is none to change. */
function nameOf(subject: Subject): JsonObject | undefined {
  const { spec, kit } = subject;
  const { file } = spec;
  return file && subject.mayTouch(file.name) && subject.mayLose(file.name)
    ? { [file.name]: `standin-${kit.unique()}` }
    : undefined;
}

/** Another value of each field that could be set back, the name of a file among them. */
async function everything(subject: Subject, before: JsonObject): Promise<JsonObject> {
  const all: JsonObject = { ...(await subject.others()), ...nameOf(subject) };
  const names = Object.keys(all).filter((one) => before[one] !== undefined && !isSecretMask(before[one] ?? null));
  return pick(all, names);
}

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
        const { kit } = subject;
        const marked = await markedUpdate(subject);
        const before = await subject.read();
        // The controls: the token of the run may send the same.
        const isTaken = (patch: JsonObject) => {
          const names = Object.keys(patch);
          const isShown = names.every((name) => name in before);
          const send = async () => (await subject.send(isShown ? pick(before, names) : patch)).accepted;
          return kit.habits.ask(`${spec.kind} takes ${names} with the token`, send);
        };
        const patches: JsonObject[] = [];
        const all = marked && { ...(await everything(subject, before)), ...marked };
        if (all && (await isTaken(all))) patches.push(all);
        else if (marked && (await isTaken(marked))) patches.push(marked);
        if (await isTaken({})) patches.push({});
        // A rename takes another way through a service, so one attempt is of it alone.
        const name = nameOf(subject);
        const first = name && (await isTaken(name)) ? [...patches, name] : patches;
        const none = `the target refuses every update of ${spec.one}, with the token too`;
        if (patches.length === 0) kit.notVerified(["A-01"], none, { part: `${spec.kind}_${missing}` });
        // Whatever the controls have done.
        const refusals = subject.refusals(await subject.known());
        for (const [index, { what, options }] of toAttempts(kit).entries()) {
          for (const patch of index === 0 ? first : patches) {
            const part = `${spec.kind}_${missing}`;
            await refusals.check(await subject.send(patch, options), { ids: ["A-01"], error: { code }, what, part });
          }
        }
      });
    }),
);
