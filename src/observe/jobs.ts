import type { CheckedSpec } from "../../contracts/spec/field.js";
import { redactPath } from "../base/redaction.js";
import type { Target } from "../kit/binding/target.js";
import { type FollowedJob, isPending, readResult, webAddress } from "../kit/http/jobs.js";
import { idOf } from "../kit/wire/announced-job.js";
import type { Codec } from "../kit/wire/codec.js";
import { type Exchange, isSuccess } from "../kit/wire/exchange.js";
import { addressOf } from "../kit/wire/operation-request.js";
import type { SeenUpdate } from "./judge-response.js";
import { Memory } from "./states.js";

/** The update that a job is of. */
export interface AskedUpdate extends Pick<SeenUpdate, "id" | "patch" | "before"> {
  kind: CheckedSpec["kind"];
  /** Which of the updates of its resource it is. */
  nth: number;
  /** Its place among all that began and ended. */
  began: number;
}

/** A job whose result somebody asked for. */
export interface EndedJob {
  asked: AskedUpdate;
  announced: Exchange;
  followed: FollowedJob;
}

const mostOpen = 1000;

/** The jobs that were announced, until somebody asks for their results. */
export class AnnouncedJobs {
  readonly #open = new Memory<{ announced: Exchange; asked: AskedUpdate }>(mostOpen);

  constructor(readonly api: { target: Target; codec: Codec }) {}

  /** Where a job is asked for, below the target's URL; a job of a body or of another host has no such path. */
  #placeOf(announced: Exchange): string | undefined {
    const { target } = this.api;
    const { follow } = target.job;
    const id = idOf(announced, target.job.id);
    const { location } = announced.headers;
    const url =
      follow !== "Location"
        ? id && addressOf(target, follow, { path: { job_id: id } })
        : location && webAddress(location, announced.request.url);
    if (!url) return undefined;
    const { pathname, search } = new URL(url);
    const base = new URL(target.url).pathname.replace(/\/$/, "");
    return pathname.startsWith(base) ? redactPath(pathname.slice(base.length) + search) : undefined;
  }

  announce(announced: Exchange, asked: AskedUpdate): void {
    const place = this.#placeOf(announced);
    if (place !== undefined) this.#open.set(place, { announced, asked });
  }

  /** The job that a response is the end of. */
  end(exchange: Exchange, method: string, path: string): EndedJob | undefined {
    const { target, codec } = this.api;
    const { follow, id: at } = target.job;
    const job = method === (follow === "Location" ? "GET" : follow.method) ? this.#open.get(path) : undefined;
    // What is no end, and the failure to tell one, say nothing of the update.
    if (!job || isPending({ target }, exchange) || !isSuccess(exchange.status)) return undefined;
    this.#open.delete(path);
    const { announced, asked } = job;
    const result = readResult({ target }, exchange);
    const { operation } = announced;
    const payload = operation === undefined ? result.payload : codec.payload(operation, result.payload);
    return { announced, asked, followed: { id: idOf(announced, at), ...result, payload } };
  }
}
