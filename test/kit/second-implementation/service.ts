import { type Behaviour, createBehaviour, newAsset, newHook } from "./behaviour.js";
import { createCaller } from "./calls.js";
import type { Clock } from "./clock.js";
import { createJobs, type JobParts } from "./jobs.js";
import type { Fields, Incoming, Kind, Reply, Resource, State, Violation } from "./model.js";
import { createState } from "./seed.js";

/** One instance of the service, without its transport. */
export interface Service {
  state: State;
  clock: Clock;
  behaviour: Behaviour;
  jobs: JobParts;
  /** What a request comes to. */
  handle(incoming: Incoming): Promise<Reply>;
  /** Sends the calls of what happened; they start after the response. */
  flush(): void;
  close(): void;
}

export function createService(clock: Clock, origin: () => string): Service {
  const state = createState();
  const caller = createCaller(state, clock, () => behaviour);
  const behaviour = createBehaviour({ state, clock, origin, raise: caller.raise });
  const jobs = createJobs(state, clock, () => behaviour, caller.flush);
  const nextId = (letter: string) => `${letter}-${++state.count}`;

  const shown = (kind: Kind, status: number, resource: Fields): Reply => ({ status, kind, resource });
  const gone = (): Violation[] => [{ field: "id", reason: "is of nothing" }];

  /** A resource of what a request brings, or why there is none. */
  function create(kind: Kind, fields: Fields, incoming: Incoming): Reply {
    const draft = kind === "upload" ? newAsset("", "", clock.now()) : newHook("");
    const wrong = behaviour.violations(kind, fields, undefined);
    const needed = kind === "upload" ? ["path"] : ["name", "url"];
    const missing = needed.filter((field) => !(field in fields)).map((field) => ({ field, reason: "is needed" }));
    if (wrong.length + missing.length > 0) return behaviour.refusal(422, [...wrong, ...missing]);
    const work = (): Reply => {
      const empty = { ...draft, id: nextId(kind === "upload" ? "a" : "h") };
      const made = behaviour.updated(kind, empty, behaviour.normal(kind, fields, empty), incoming);
      state[kind].set(made.id, made);
      if (kind === "upload") caller.raise({ type: "create", asset: made, previous: undefined, at: clock.now() });
      return shown(kind, 201, behaviour.shown(kind, made));
    };
    return kind === "upload" && behaviour.needsJob({}, draft, incoming) ? jobs.start(incoming, work) : work();
  }

  function update(kind: Kind, current: Resource, fields: Fields, incoming: Incoming): Reply {
    const wrong = behaviour.violations(kind, fields, current);
    if (wrong.length > 0) return behaviour.refusal(422, wrong);
    const { id } = current;
    const work = (): Reply => {
      if (!state[kind].has(id)) return { ...behaviour.refusal(404, gone()) };
      const after = behaviour.commit(kind, id, fields, incoming);
      return shown(kind, 200, behaviour.answered(kind, after, incoming));
    };
    const isLater = kind === "upload" && (jobs.parts.queues(id) || behaviour.needsJob(fields, current, incoming));
    return isLater ? jobs.start(incoming, work) : work();
  }

  function remove(kind: Kind, current: Resource): Reply {
    state[kind].delete(current.id);
    if (kind === "upload") caller.raise({ type: "delete", asset: current, previous: current, at: clock.now() });
    return shown(kind, 200, behaviour.shown(kind, current));
  }

  function askForFile(fields: Fields): Reply {
    const path = `/in/${++state.count}/${String(fields.filename ?? "file")}`;
    state.files.set(path, { bytes: undefined });
    const resource = { id: path, type: "upload_request", url: `${origin()}/store${path}`, request_headers: {} };
    return { status: 201, kind: "upload", resource };
  }

  function perform(incoming: Incoming): Reply {
    const { operation, kind, id, fields } = incoming;
    if (operation === "listUploadCollections") {
      return { status: 200, list: state.collections.map((one) => ({ id: one, type: "upload_collection" })) };
    }
    if (operation === "getJobResult") {
      const job = state.jobs.get(id);
      return job && job.state !== "gone" ? { status: 200, job } : behaviour.refusal(404, gone());
    }
    const hasBody = /^(create|update)/.test(operation);
    if (hasBody && fields === undefined) return behaviour.refusal(400, [{ field: "body", reason: "is no object" }]);
    if (operation === "createUploadRequest") return askForFile(fields ?? {});
    if (kind === undefined) return behaviour.refusal(404, gone());
    if (operation.startsWith("list")) {
      const list = [...state[kind].values()].map((one) => behaviour.shown(kind, one));
      return { status: 200, kind, list };
    }
    if (operation.startsWith("create")) return create(kind, fields ?? {}, incoming);
    const current = behaviour.find(kind, id, incoming);
    if (!current) return behaviour.refusal(404, gone());
    if (operation.startsWith("get")) return shown(kind, 200, behaviour.shown(kind, current));
    return operation.startsWith("delete") ? remove(kind, current) : update(kind, current, fields ?? {}, incoming);
  }

  return {
    state,
    clock,
    behaviour,
    jobs: jobs.parts,
    async handle(incoming) {
      const status = behaviour.admit(incoming);
      const reasons = [{ field: "token", reason: status === 401 ? "is missing" : "may not" }];
      const reply = status === 200 ? perform(incoming) : behaviour.refusal(status, reasons);
      return behaviour.reply(reply, incoming);
    },
    flush: caller.flush,
    close() {
      caller.close();
      clock.close();
    },
  };
}
