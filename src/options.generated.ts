// Generated from src/options.yaml by `npm run generate`; not to be edited.
import { type Failure, type LogEntry, type LoggedAttempt } from "./mock/log.js";
import { anyText, callback, oneOf, origins, port, seed, size, time, timeRange, times, type OptionSpec, url, wholeNumber, yesOrNo } from "./option-values.js";
import { type Seed } from "./seed/seed.js";

export interface StandinOptions {
  /** Listens at once on this port; 0 takes a free one. Without it, call `listen()`. */
  port?: number;
  /** The address to listen on. Default: `127.0.0.1`. */
  host?: string;
  /** The origin of file URLs. Default: the origin of each request. */
  publicUrl?: string;
  /** Trusts `X-Forwarded-Host`, `-Proto` and `-Prefix`, so that URLs are those that clients of a proxy in front of it use. */
  trustProxy?: boolean;
  /** The URL of a server that gets all unknown requests: their path, without `/json-api`, is appended to this URL. */
  proxy?: string;
  /** A seed, or the path of a seed file or of a folder of pictures. Default: the default seed. */
  seed?: Seed | string;
  /** The form of `default_field_metadata`: by locale, as in the spec, or by field, as in the official client's types. Default: the seed's form, else by locale. */
  metadata?: "locale" | "field";
  /** Which updates of an upload become jobs: `auto` (those that change the file), `always`, `never`. */
  jobs?: "auto" | "always" | "never";
  /** The duration of a job: milliseconds, or a time such as `2s`. Default: 300 ms. */
  jobTime?: number | string;
  /** Which addresses webhooks may call: this machine (`loopback`, the default), `any`, or none (`off`). If `host` is not loopback, only Standin's own receivers until you set it. */
  deliver?: "loopback" | "any" | "off";
  /** The waits before each retry of a failed webhook call, such as `["2m", "6m"]` or `"2m,6m"`. Default: the seven published ones. */
  retry?: readonly (number | string)[] | string;
  /** The largest file that can be uploaded, or read as a part of a seed: bytes, or a size such as `1GiB`. 32 MiB by default. */
  maxFile?: number | string;
  /** Limit on the estimated memory for all data: bytes, or a size such as `1GiB`. 256 MiB by default; one environment may use five eighths. */
  memory?: number | string;
  /** Delay of each request: real milliseconds, or a range such as `"100-300"`. */
  latency?: number | string;
  /** The random seed for latency and faults. Default: 1, so that runs are alike. */
  randomSeed?: number;
  /** Responds with 429 to more than 60 requests of a token in 3 seconds. */
  rateLimit?: boolean;
  /** Token that the control interface requires, as `Authorization: Bearer …`; required if `host` is not loopback. */
  controlToken?: string;
  /** Origins whose pages may call, such as `https://app.example.com`, besides this machine and `publicUrl`. `*` allows any origin, except on `/_standin`. */
  allowOrigin?: string | readonly string[];
  /** `real` by default. With `stepped`, time advances only when you call `clock.advance`; with `on-demand`, also to the end of a job when its result is requested. */
  clock?: "real" | "stepped" | "on-demand";
  /** `random` (the default): unique IDs. `counted`: the same IDs in every run. */
  ids?: "random" | "counted";
  /** The folder of the state, pictures included. Every environment goes on from there, and is written there within a second of a change and by `close()`. A new or empty folder is fine. */
  state?: string;
  /** With `state`: writes each change before its response, which has the header `X-Standin-Unsaved` if it is not on disk. */
  durable?: boolean;
  /** The file to which `close()` writes the state of `main`, as a seed. The state of an environment `checkout` goes into `state.checkout.json` beside it. No file is overwritten except the one that is the `seed` too. */
  save?: string;
  /** Receives an entry for each request after its response. */
  log?: (entry: LogEntry) => void;
  /** Receives each attempt of a webhook call after it ends. */
  onAttempt?: (attempt: LoggedAttempt) => void;
  /** Receives internal errors that no request waits for; without it, they are unhandled rejections. */
  onFailure?: (failure: Failure) => void;
  /** Receives the reason when changes cannot be written to `state`, and null when they are written again. */
  onSaving?: (problem: string | null) => void;
}

/** Every option, in the order of the help. The flag `--job-time` is the option `jobTime`. */
export const optionSpecs = {
  port: { takes: port, "text":"Port to listen on; 0 takes a free one","flag":{"argument":"number","default":4010}},
  host: { takes: anyText, "default":"127.0.0.1","text":"Address to listen on","flag":{"argument":"address","default":"127.0.0.1"}},
  publicUrl: { takes: url, "text":"Origin for the URLs of files (default: the origin of the request)","flag":{"argument":"url"}},
  trustProxy: { takes: yesOrNo, "default":false,"text":"Trust the X-Forwarded-Host, -Proto and -Prefix headers of a reverse proxy","flag":{}},
  proxy: { takes: url, "text":"Forward unknown requests, token included, to this server, without /json-api in the path (default: respond with 404)","flag":{"argument":"url"}},
  seed: { takes: seed, "text":"Seed file (JSON), or a folder whose files become uploads (default: the built-in seed)","flag":{"argument":"path"}},
  metadata: { takes: oneOf(["locale","field"]), "text":"Form of default_field_metadata: by locale, or by field as in the official client's types (default: that of the seed, else locale)","flag":{"argument":"form"}},
  jobs: { takes: oneOf(["auto","always","never"]), "default":"auto","text":"Return a job from updates of an upload: for file changes, always, or never","flag":{"argument":"policy","default":"auto"}},
  jobTime: { takes: time, "default":300,"text":"Duration of a job: milliseconds, or a time such as \"2s\"","flag":{"argument":"time","default":300}},
  deliver: { takes: oneOf(["loopback","any","off"]), "text":"Addresses that webhooks may call: this machine, any, or none (default: loopback; required if --host is not loopback)","flag":{"argument":"addresses"}},
  retry: { takes: times, "text":"Times between retries of a failed webhook call, such as \"1s,5s,30s\" (default: the published schedule)","flag":{"argument":"times"}},
  maxFile: { takes: size, "default":"32MiB","text":"Largest file to accept, uploaded or in a seed: bytes, or a size such as \"1GiB\"","flag":{"argument":"size","default":"32MiB"}},
  memory: { takes: size, "default":"256MiB","text":"Memory limit for all data; one environment may use five eighths of it","flag":{"argument":"size","default":"256MiB"}},
  latency: { takes: timeRange, "default":0,"text":"Delay of each request, files and storage included: milliseconds, or a random time in a range such as 100-300","flag":{"argument":"time"}},
  randomSeed: { takes: wholeNumber, "default":1,"text":"Random seed for latency and for the probability of faults (default: 1)","flag":{"argument":"number"}},
  rateLimit: { takes: yesOrNo, "default":false,"text":"Respond with 429 to more than 60 requests of a token in 3 seconds","flag":{}},
  controlToken: { takes: anyText, "text":"Token that /_standin requires (Authorization: Bearer TOKEN); required if --host is not loopback","flag":{"argument":"token"}},
  allowOrigin: { takes: origins, "text":"Allow pages of this origin to call the API and /_standin, besides this machine and --public-url. Repeatable. * allows any origin, except on /_standin","flag":{"argument":"origin"}},
  clock: { takes: oneOf(["real","stepped","on-demand"]), "default":"real","text":"`real`: time runs. `stepped`: time advances only with `clock.advance` and POST /_standin/clock. `on-demand`: also to the end of a job when its result is requested","flag":{"argument":"kind","default":"real"}},
  ids: { takes: oneOf(["random","counted"]), "default":"random","text":"`random`: unique IDs. `counted`: the same IDs in every run","flag":{"argument":"kind","default":"random"}},
  state: { takes: anyText, "text":"Keep the state in this folder: load it at the start, and write each environment after changes and at the end","flag":{"argument":"folder"}},
  durable: { takes: yesOrNo, "default":false,"text":"With --state: write each change before its response, which has the header X-Standin-Unsaved if it is not on disk","flag":{}},
  save: { takes: anyText, "text":"At the end, write the state to this file as a seed, and environments other than main to state.NAME.json beside it","flag":{"argument":"file"}},
  log: { takes: callback, "text":"Receives an entry for each request after its response"},
  onAttempt: { takes: callback, "text":"Receives each attempt of a webhook call after it ends"},
  onFailure: { takes: callback, "text":"Receives internal errors that no request waits for (default: an unhandled rejection)"},
  onSaving: { takes: callback, "text":"Receives the reason when changes cannot be written to `state`, and null when they are written again"},
} as const satisfies { [Name in keyof Required<StandinOptions>]: OptionSpec };
