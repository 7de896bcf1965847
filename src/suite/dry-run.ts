import { withoutLastSlashes } from "../base/paths.js";
import { documentJob } from "../kit/binding/defaults.js";
import type { Fixtures, Target } from "../kit/binding/target.js";
import { createReceiver } from "../kit/http/receiver.js";
import { hideInRequest, secretsOf, toSecrets } from "../kit/http/redact.js";
import type { HttpRequest } from "../kit/http/request.js";
import { createTransport, type Transport } from "../kit/http/transport.js";
import type { ToReport } from "../kit/report/report.js";
import type { Report } from "../kit/report/shape.js";
import type { Contract } from "../kit/run/contract.js";
import { openSession } from "../kit/run/open-session.js";
import type { Selection } from "../kit/run/selection.js";
import { createdBy, exampleId, uploadResource, webhookResource } from "../kit/specs/specs.js";
import { notVerified } from "../kit/verify.js";
import { Codec } from "../kit/wire/codec.js";
import { type Exchange, isSuccess } from "../kit/wire/exchange.js";
import { realPorts } from "../runtime/kit-process.js";
import { defaultSeed } from "../seed/load.js";
import type { Seed } from "../seed/seed.js";
import { createStandin } from "../standin.js";
import { createMockTransport } from "./in-process-mock.js";

/** The report of a dry run: the requests that a run would send, and everything not verified. */
export async function toDryRunReport(target: Target, { contracts }: Selection, toReport: ToReport): Promise<Report> {
  const { requests, unmet, secrets } = await dryRun(target, contracts);
  const results = contracts.map((contract) => notVerified(contract, unmet[contract.id] ?? "--dry-run sends nothing"));
  const known = toSecrets([...secretsOf(target), ...secrets]);
  return {
    ...toReport({ results, ended: "dry run", secrets }),
    requests: requests.map(({ contract, request }) => {
      const { body, ...shown } = hideInRequest(request, known);
      return { contract: contract?.id ?? null, ...shown, body: body ?? null };
    }),
  };
}

/** Runs contracts against an in-process mock, and resolves with the requests. Braces stand for the target's values. */
export async function dryRun(target: Target, contracts: readonly Contract[]) {
  const standin = await createStandin({
    port: 0,
    seed: seedFor(target.fixtures),
    jobs: "never",
    // No need to wait for retries here.
    retry: ["10ms", "10ms"],
  });
  try {
    return await planOn(standin.url, target, contracts);
  } finally {
    await standin.close();
  }
}

async function planOn(origin: string, target: Target, contracts: readonly Contract[]) {
  /** Undefined before the first contract and after the last one. */
  let contract: Contract | undefined;
  const sent: { contract: Contract | undefined; request: Exchange["request"] }[] = [];
  /** The identifiers and URLs that the target chooses, each with its placeholder. */
  const names = new Map<string, string>();
  /** The reasons why contracts would send nothing, by contract ID. */
  const unmet: Record<string, string> = {};
  const toMock = createMockTransport(target, origin, createTransport(realPorts));
  const recording: Transport = {
    ...toMock,
    async send(request) {
      const exchange = await toMock.send(request);
      sent.push({ contract, request: exchange.request });
      learnName(names, target, request, exchange);
      return exchange;
    },
  };
  let count = 0;
  const unique = () => `unique${++count}`;
  const receiver = async () => {
    const listening = await createReceiver({ ...realPorts, unique }, undefined, false);
    const shown = withoutLastSlashes(target.callbackUrl ?? "http://127.0.0.1:{port}");
    names.set(new URL(listening.inbox().url).origin, shown);
    // It sends the same requests as for the other failures.
    return { inbox: () => listening.inbox(), close: () => listening.close(), closedInbox: async () => undefined };
  };
  // A module of the binding might send requests of its own.
  const wire = { ...target.wire, hooks: undefined };
  // The in-process mock responds at once, so the form of the target's jobs does not matter.
  const session = await openSession(
    { ...target, wire, isDry: false, job: documentJob(target.envelope) },
    { ...realPorts, sleep: async () => {}, unique },
    { network: { transport: recording, receiver }, contracts, calls: "allow" },
  );
  try {
    for (contract of contracts) {
      const before = sent.length;
      const { findings, failure } = await session.run(contract);
      if (failure) throw failure;
      if (sent.length === before) unmet[contract.id] = findings[0]?.because ?? "";
    }
  } finally {
    contract = undefined;
    await session.close();
  }
  const requests = sent.map(({ request, ...rest }) => ({
    ...rest,
    request: withNames(names, request.url.startsWith(origin) ? { ...request, url: addressGiven } : request),
  }));
  return { requests, unmet, secrets: session.secrets };
}

/** The URL of a file, or one to send it to. */
const addressGiven = "{the address that the target gave}";

type Names = Map<string, string>;

/** Registers the identifier that an operation created. */
function learnName(names: Names, target: Target, { document }: HttpRequest, { status, json }: Exchange): void {
  const what = createdBy(target.resources, document?.operationId)?.kind;
  const id = new Codec(target).decode(json)?.id;
  if (what === undefined || !isSuccess(status) || typeof id !== "string") return;
  const count = [...names.values()].filter((name) => name.startsWith(`{${what}-`)).length;
  names.set(id, `{${what}-${count + 1}}`);
}

function withNames(names: Names, { method, url, headers, body }: Exchange["request"]): Exchange["request"] {
  const put = (text: string) => [...names].reduce((named, [chosen, name]) => named.replaceAll(chosen, name), text);
  return { method, url: put(url), headers, body: body === undefined ? undefined : put(body) };
}

/** The borrowed resources under their own identifiers. Placeholders stand for the values, which are unknown. */
function seedFor({ upload_id, webhook_id, collection_id, locale = "", spare_path = "" }: Fixtures): Seed {
  const seed = defaultSeed as Seed;
  const upload = {
    id: upload_id || exampleId(uploadResource),
    path: "/seed/hills.png",
    ...words("author", "copyright", "notes"),
    tags: ["{tags, as they are}"],
  };
  const webhook = {
    id: webhook_id || exampleId(webhookResource),
    name: "{name, as it is}",
    url: "https://example.com/the-url-as-it-is",
    // The kit does not enable a webhook with its own credentials.
    ...words("custom_payload"),
  };
  const collection = collection_id === undefined ? undefined : String(collection_id);
  const collections = collection ? [{ id: collection, label: "Lent" }] : [];
  const isPath = /^\/./.test(spare_path) && seed.files?.every(({ path }) => path !== spare_path);
  const isLocale = /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$/.test(locale);
  return {
    locales: [...new Set([...(isLocale ? [locale] : []), ...seed.locales])],
    files: [...(seed.files ?? []), ...(isPath ? [{ path: spare_path, text: "For a new version." }] : [])],
    upload_collections: [...collections, ...apartFrom(collection, seed.upload_collections)],
    uploads: [upload, ...apartFrom(upload.id, seed.uploads?.slice(1))],
    webhooks: [webhook, ...apartFrom(webhook.id, seed.webhooks?.slice(1))],
  };
}

const words = (...fields: string[]) => Object.fromEntries(fields.map((name) => [name, `{${name}, as it is}`]));

const apartFrom = <T extends { id: string }>(id: string | undefined, all: T[] = []) =>
  all.filter((one) => one.id !== id);
