import type { CheckedSpec } from "../../contracts/spec/field.js";
import { redactPath } from "../base/redaction.js";
import type { Target } from "../kit/binding/target.js";
import { type FollowedJob, isPending, readResult, webAddress } from "../kit/http/jobs.js";
import { type Codec, idOf } from "../kit/wire/codec.js";
import { type Exchange, isSuccess } from "../kit/wire/exchange.js";
import { addressOf } from "../kit/wire/operation-request.js";
import type { SeenUpdate } from "./judge-update.js";
import { createMemory } from "./memory.js";

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

/** The jobs that were announced, until somebody asks for their results. */
export interface AnnouncedJobs {
  announce(exchange: Exchange, asked: AskedUpdate): void;
  /** The job that a response is the end of. */
  end(exchange: Exchange, method: string, path: string): EndedJob | undefined;
}

const mostOpen = 1000;

export function createAnnouncedJobs({ target, codec }: { target: Target; codec: Codec }): AnnouncedJobs {
  const { follow } = target.job;
  const open = createMemory<{ announced: Exchange; asked: AskedUpdate }>(mostOpen);
  const method = follow === "Location" ? "GET" : follow.method;
  const base = new URL(target.url).pathname.replace(/\/$/, "");

  /** Where a job is asked for, below the target's URL; a job of a body or of another host has no such path. */
  function placeOf(announced: Exchange): string | undefined {
    const id = idOf(announced, target.job.id);
    const { location } = announced.headers;
    const url =
      follow !== "Location"
        ? id && addressOf(target, follow, { path: { job_id: id } })
        : location && webAddress(location, announced.request.url);
    if (!url) return undefined;
    const { pathname, search } = new URL(url);
    return pathname.startsWith(base) ? redactPath(pathname.slice(base.length) + search) : undefined;
  }

  return {
    announce(announced, asked) {
      const place = placeOf(announced);
      if (place !== undefined) open.set(place, { announced, asked });
    },
    end(exchange, asking, path) {
      const job = asking === method ? open.get(path) : undefined;
      // What is no end, and the failure to tell one, say nothing of the update.
      if (!job || isPending({ target }, exchange) || !isSuccess(exchange.status)) return undefined;
      open.delete(path);
      const { announced, asked } = job;
      const result = readResult({ target }, exchange);
      const { operation } = announced;
      const payload = operation === undefined ? result.payload : codec.payload(operation, result.payload);
      const id = idOf(announced, target.job.id);
      return { announced, asked, followed: { id, pending: [], ...result, payload } };
    },
  };
}
