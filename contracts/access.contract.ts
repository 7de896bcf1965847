import type { CallOptions, Contract, JsonObject, Kit } from "../src/kit/index.js";
import type { ExpectedError } from "./judge/refusal.js";
import { type Subject, uploadOf, webhookOf } from "./steps/subject.js";

/** The token that a Standin treats as one without access. */
const standinsTokenWithoutAccess = "no-management-access";

interface Attempt {
  what: string;
  options: CallOptions;
  error: ExpectedError;
}

const noToken: ExpectedError = { code: "INVALID_AUTHORIZATION_HEADER" };

async function refuseAttempts(
  fixture: Subject,
  patch: JsonObject,
  part: `${"upload" | "webhook"}_${"token" | "access"}`,
  attempts: readonly Attempt[],
): Promise<void> {
  const before = await fixture.read();
  for (const { what, options, error } of attempts) {
    for (const fields of [patch, {}]) {
      const outcome = await fixture.send(fields, options);
      await fixture.checkRefused(outcome, before, { ids: ["A-01"], error, what, part });
    }
  }
}

/** A token of the same form that nobody has issued: other letters and digits in the same places. */
function unissued(token: string, unique: () => string): string {
  let random = "";
  const next = () => {
    if (random === "") random = unique();
    const code = random.charCodeAt(0);
    random = random.slice(1);
    return code;
  };
  const from = (first: string, count: number) => String.fromCharCode(first.charCodeAt(0) + (next() % count));
  const other = token.replace(/[a-z]|[A-Z]|\d/g, (one) =>
    /\d/.test(one) ? from("0", 10) : /[a-z]/.test(one) ? from("a", 26) : from("A", 26),
  );
  return other === token ? `${token}x` : other;
}

function attemptsWithoutToken({ api, isStandin, unique }: Kit): Attempt[] {
  const { header, token, passed } = api.target.access;
  const attempts: Attempt[] = [
    { what: "an update without a token", options: { token: null }, error: noToken },
    { what: "an update with an empty token", options: { token: "" }, error: noToken },
  ];
  // A Standin takes any token, and whoever passes none says nothing of tokens.
  if (!isStandin && passed === "a token") {
    const cut = token.length > 7 ? [token.slice(0, -1)] : [];
    // No report may show most of a token.
    for (const one of cut) api.seen.secrets.add(one);
    const what = "an update with a token that was never issued";
    for (const one of [unissued(token, unique), `${token}x`, ...cut])
      attempts.push({ what, options: { token: one }, error: noToken });
  }
  if (header.toLowerCase() !== "authorization") return attempts;
  const bare = { token: null, headers: { [header]: "Bearer" } };
  return [...attempts, { what: "an update with a scheme and no token", options: bare, error: noToken }];
}

const withoutAccess = ({ api }: Kit): Attempt[] => [
  {
    what: "an update with a token that has no access",
    options: { token: api.target.fixtures.token_without_access ?? standinsTokenWithoutAccess },
    error: { code: "INSUFFICIENT_PERMISSIONS" },
  },
];

const resources = {
  upload: { one: "an upload", group: "attributes", find: uploadOf, patch: { notes: "Without access" } },
  webhook: {
    ...{ one: "a webhook", group: "webhooks", find: webhookOf },
    patch: { custom_payload: '{"without":"access"}' },
  },
} as const;

const accessOf = (kind: keyof typeof resources, missing: "token" | "access"): Contract => {
  const { one, group, find, patch } = resources[kind];
  const isToken = missing === "token";
  const suffix = kind === "upload" ? "" : "-webhook";
  return {
    id: (isToken ? "access-without-token" : "access-without-rights") + suffix,
    ids: ["A-01", "Q-18"],
    title: `an update of ${one} ${isToken ? "without a token" : "with a token that has no access"} is refused with nothing changed`,
    serialGroup: group,
    needs: isToken ? [kind] : [kind, "token without access"],
    run: async (kit) =>
      refuseAttempts(
        await find(kit),
        patch,
        `${kind}_${missing}`,
        isToken ? attemptsWithoutToken(kit) : withoutAccess(kit),
      ),
  };
};

/** Each update without a token, and with one that has no access. */
export const accessContracts: readonly Contract[] = (["token", "access"] as const).flatMap((missing) => [
  accessOf("upload", missing),
  accessOf("webhook", missing),
]);
