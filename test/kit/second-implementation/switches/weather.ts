import { createHash } from "node:crypto";
import type { Incoming, Resource } from "../model.js";
import type { Accident, RunningService, Switch } from "../server.js";
import { all, change, type Row, rowsOf, type Switches } from "./switch.js";

/** What happens to a service that is right. */
export interface WeatherRow extends Row {
  /** The exit code: 4 where nothing could be seen, or had no response; 1 where what the spec allows is never done. */
  exit: 0 | 1 | 4;
  /** One of the accidents of `weather-mixed`, which the nightly run meets alone too. */
  isAlone?: true;
  /** What must be said to differ. */
  assumption?: string;
  /** How long the kit is told that reads may lag, in milliseconds. */
  readLag?: number;
}

/** So many of every hundred requests, never the same ones of a series: the same ones in each run. */
const rarely =
  (accident: () => Accident, percent = 1): Switch =>
  (service) => {
    let seed = 7;
    service.weather = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % 100 < percent ? accident() : undefined;
    };
  };

export const status = (code: number, headers: Record<string, string> = {}): Accident => ({
  status: code,
  headers: { "content-type": "text/html", ...headers },
  body: "<h1>Not now</h1>",
});

/** Down for some operations. */
const down =
  (name: RegExp, code: number): Switch =>
  (service) => {
    service.weather = ({ operation }) => (name.test(operation) ? status(code) : undefined);
  };

/** A service that has no operation for updates yet. */
export const updatesNothing = (code: number): Switch => down(/^update/, code);

/** A neighbor deletes what was made there, once so many updates have come. */
export const neighborAfter = (updates: number): Switch => {
  return (service) => {
    const { state } = service;
    const lasting = new Set([...state.upload.keys(), ...state.webhook.keys()]);
    let count = 0;
    service.weather = ({ operation }) => {
      if (!operation.startsWith("update") || ++count !== updates) return undefined;
      for (const all of [state.upload, state.webhook])
        for (const id of all.keys()) if (!lasting.has(id)) all.delete(id);
      return undefined;
    };
  };
};

const accidents: readonly Accident[] = [
  ...[status(502), status(503), status(503, { "retry-after": "2" }), status(504), status(200)],
  ...(["lost before", "lost after"] as const),
];

/** One accident after the other. */
const inTurn = (): (() => Accident) => {
  let count = 0;
  return () => accidents[count++ % accidents.length];
};

const rows = (exit: WeatherRow["exit"], switches: Switches<WeatherRow>): WeatherRow[] => rowsOf({ exit }, switches);
const alone = (accident: Accident) => ({ isAlone: true as const, apply: rarely(() => accident) });

export const weatherRows: readonly WeatherRow[] = [
  ...rows(0, {
    "1 % of 503 (weather-503)": alone(status(503)),
    "1 % of 503 that say when to come back (weather-503-later)": alone(status(503, { "retry-after": "1" })),
    "1 % of 502 (weather-502)": alone(status(502)),
    "1 % of pages with 200 (weather-page)": alone(status(200)),
    "1 % of connections lost before the work (weather-lost-before)": alone("lost before"),
    "1 % of connections lost after the work (weather-lost-after)": alone("lost after"),
    "2 % of accidents of every kind (weather-mixed)": rarely(inTurn(), 2),
    "20 requests a second, and 429 for more (weather-20-a-second)": { assumption: "Q-24", apply: limited },
    "reads that lag a second and a half behind (weather-stale-reads)": { readLag: 2000, apply: staleReads },
    "reads that lag so, which the run finds out (weather-stale-unsaid)": staleReads,
    "reads that lag so, tags included, and updates only with the newest tag (weather-stale-tags)": {
      ...{ readLag: 2000, binding: "match: etag", apply: all(staleReads, wantsTags) },
    },
  }),
  ...rows(4, {
    "500 for every request about an upload (weather-uploads-down)": down(/Uploads?$/, 500),
    "503 for every update of a webhook (weather-webhook-updates-down)": down(/^updateWebhook$/, 503),
  }),
  ...rows(1, {
    "500 for every update of an upload (weather-upload-updates-down)": down(/^updateUpload$/, 500),
  }),
];

/** Takes changes of a state that the client has seen: its entity tag is that of the whole resource. */
function wantsTags(service: RunningService): void {
  const { state, send } = service;
  const tagOf = (resource: unknown) => {
    const text = JSON.stringify(resource ?? null);
    return `"${createHash("md5").update(text).digest("hex")}"`;
  };
  const shown = new WeakMap<Incoming, Resource | undefined>();
  change("find", (inner) => (kind, id, incoming) => {
    const found = inner(kind, id, incoming);
    shown.set(incoming, found);
    return found;
  })(service);
  const { weather } = service;
  service.weather = (incoming) => {
    const { kind, id, operation, headers } = incoming;
    const now = kind && state[kind].get(id);
    const isChange = /^(update|delete)/.test(operation) && now !== undefined;
    if (isChange && headers["if-match"] !== tagOf(now)) return status(headers["if-match"] === undefined ? 428 : 412);
    return weather(incoming);
  };
  service.send = (reply, incoming) => {
    const { kind, id, operation } = incoming;
    const whole = operation.startsWith("get") ? shown.get(incoming) : kind && state[kind].get(id);
    const sent = send(reply, incoming);
    return kind && id !== "" && whole ? { ...sent, headers: { ...sent.headers, etag: tagOf(whole) } } : sent;
  };
}

function limited(service: RunningService): void {
  const { clock } = service;
  let times: number[] = [];
  service.weather = () => {
    const now = clock.now();
    times = times.filter((time) => time > now - 1000);
    if (times.length >= 20) return status(429, { "retry-after": "1" });
    times.push(now);
    return undefined;
  };
}

/** Shows a resource as it was a second and a half ago. */
export function staleReads(service: RunningService): void {
  const { clock, state } = service;
  const history: { kind: string; id: string; at: number; was: Resource | undefined }[] = [];
  for (const kind of ["upload", "webhook"] as const) {
    const kept = state[kind];
    const set = kept.set.bind(kept);
    kept.set = (id, resource) => {
      history.push({ kind, id, at: clock.now(), was: kept.get(id) });
      return set(id, resource);
    };
  }
  change("find", (inner) => (kind, id, incoming) => {
    const now = inner(kind, id, incoming);
    if (!now || !incoming.operation.startsWith("get")) return now;
    const since = clock.now() - 1500;
    // What was made just now is shown as it was made, so that there is something to read.
    return history.find((one) => one.kind === kind && one.id === id && one.was && one.at > since)?.was ?? now;
  })(service);
}
