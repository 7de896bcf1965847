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
  if (!isStandin && passed === "a token")
    attempts.push({
      what: "an update with a token that was never issued",
      options: { token: unissued(token, unique) },
      error: noToken,
    });
  if (header.toLowerCase() !== "authorization") return attempts;
  const bare = { token: null, headers: { [header]: "Bearer" } };
  return [...attempts, { what: "an update with a scheme and no token", options: bare, error: noToken }];
}

const upload = { notes: "Without access" };
const webhook = { custom_payload: '{"without":"access"}' };

export const accessNone: Contract = {
  id: "access-without-token",
  ids: ["A-01", "Q-18"],
  title: "an update of an upload without a token is refused with nothing changed",
  serialGroup: "attributes",
  needs: ["upload"],
  run: async (kit) => refuseAttempts(await uploadOf(kit), upload, "upload_token", attemptsWithoutToken(kit)),
};

export const accessNoneWebhook: Contract = {
  id: "access-without-token-webhook",
  ids: ["A-01", "Q-18"],
  title: "an update of a webhook without a token is refused with nothing changed",
  serialGroup: "webhooks",
  needs: ["webhook"],
  run: async (kit) => refuseAttempts(await webhookOf(kit), webhook, "webhook_token", attemptsWithoutToken(kit)),
};

const withoutAccess = ({ api }: Kit): Attempt[] => [
  {
    what: "an update with a token that has no access",
    options: { token: api.target.fixtures.token_without_access ?? standinsTokenWithoutAccess },
    error: { code: "INSUFFICIENT_PERMISSIONS" },
  },
];

export const accessRefused: Contract = {
  id: "access-without-rights",
  ids: ["A-01", "Q-18"],
  title: "an update of an upload with a token that has no access is refused with nothing changed",
  serialGroup: "attributes",
  needs: ["upload", "token without access"],
  run: async (kit) => refuseAttempts(await uploadOf(kit), upload, "upload_access", withoutAccess(kit)),
};

export const accessRefusedWebhook: Contract = {
  id: "access-without-rights-webhook",
  ids: ["A-01", "Q-18"],
  title: "an update of a webhook with a token that has no access is refused with nothing changed",
  serialGroup: "webhooks",
  needs: ["webhook", "token without access"],
  run: async (kit) => refuseAttempts(await webhookOf(kit), webhook, "webhook_access", withoutAccess(kit)),
};
