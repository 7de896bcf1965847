import { createHash } from "node:crypto";
import type { Incoming, Resource } from "../model.js";
import type { Accident, RunningService, Switch } from "../server.js";
import { change } from "./switch.js";

/** What happens to a service that is right. */
export interface WeatherRow {
  id: string;
  title: string;
  apply: Switch;
  /** The exit code: 4 where nothing could be seen; 1 where what the spec allows is never done, so that its rules are broken. */
  exit: 0 | 1 | 4;
  /** One of the accidents of `weather-mixed`, which the nightly run meets alone too. */
  isAlone?: true;
  /** What must be said to differ. */
  assumption?: string;
  /** What the binding has besides, as YAML. */
  binding?: string;
  /** How long the kit is told that reads may lag, in milliseconds. */
  readLag?: number;
}

/** So many of every hundred requests, never the same ones of a series: the same ones in each run. */
const rarely = (accident: () => Accident, percent = 1): Switch => {
  return (service) => {
    let seed = 7;
    service.weather = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % 100 < percent ? accident() : undefined;
    };
  };
};

export const status = (code: number, headers: Record<string, string> = {}): Accident => ({
  status: code,
  headers: { "content-type": "text/html", ...headers },
  body: "<h1>Not now</h1>",
});

/** A service that has no operation for updates yet. */
export const updatesNothing = (code: number): Switch => {
  return (service) => {
    service.weather = ({ operation }) => (operation.startsWith("update") ? status(code) : undefined);
  };
};

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

/** Down for everything of a kind. */
const down = (name: RegExp, code: number): Switch => {
  return (service) => {
    service.weather = ({ operation }) => (name.test(operation) ? status(code) : undefined);
  };
};

const accidents: readonly Accident[] = [
  status(502),
  status(503),
  status(503, { "retry-after": "2" }),
  status(504),
  "lost before",
  "lost after",
];

/** One accident after the other. */
const inTurn = (): (() => Accident) => {
  let count = 0;
  return () => accidents[count++ % accidents.length];
};

export const weatherRows: readonly WeatherRow[] = [
  { id: "weather-503", title: "1 % of 503", apply: rarely(() => status(503)), exit: 0, isAlone: true },
  {
    id: "weather-503-later",
    title: "1 % of 503 that say when to come back",
    apply: rarely(() => status(503, { "retry-after": "1" })),
    exit: 0,
    isAlone: true,
  },
  { id: "weather-502", title: "1 % of 502", apply: rarely(() => status(502)), exit: 0, isAlone: true },
  {
    id: "weather-lost-before",
    title: "1 % of connections lost before the work",
    apply: rarely(() => "lost before"),
    exit: 0,
    isAlone: true,
  },
  {
    id: "weather-lost-after",
    title: "1 % of connections lost after the work",
    apply: rarely(() => "lost after"),
    exit: 0,
    isAlone: true,
  },
  { id: "weather-mixed", title: "2 % of accidents of every kind", apply: rarely(inTurn(), 2), exit: 0 },
  {
    id: "weather-20-a-second",
    title: "20 requests a second, and 429 for more",
    apply: limited,
    exit: 0,
    assumption: "Q-24",
  },
  {
    id: "weather-stale-reads",
    title: "reads that lag a second and a half behind",
    apply: staleReads,
    exit: 0,
    readLag: 2000,
  },
  {
    id: "weather-stale-tags",
    title: "reads that lag a second and a half behind, tags included, and updates only with the newest tag",
    apply: (service) => {
      staleReads(service);
      wantsTags(service);
    },
    exit: 0,
    readLag: 2000,
    binding: "match: etag",
  },
  {
    id: "weather-uploads-down",
    title: "500 for every request about an upload",
    apply: down(/Uploads?$/, 500),
    exit: 4,
  },
  {
    id: "weather-upload-updates-down",
    title: "500 for every update of an upload",
    apply: down(/^updateUpload$/, 500),
    exit: 1,
  },
  {
    id: "weather-webhook-updates-down",
    title: "503 for every update of a webhook",
    apply: down(/^updateWebhook$/, 503),
    exit: 1,
  },
];

/** Takes changes of a state that the client has seen: its entity tag is that of the whole resource. */
function wantsTags(service: RunningService): void {
  const { state, send } = service;
  const tagOf = (resource: unknown) =>
    `"${createHash("md5")
      .update(JSON.stringify(resource ?? null))
      .digest("hex")}"`;
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
