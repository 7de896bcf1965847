import type { Behaviour } from "./behaviour.js";
import type { Clock } from "./clock.js";
import type { Incoming, Job, Reply, State } from "./model.js";

/** What a switch may exchange of jobs. */
export interface JobParts {
  /** Does a job's work, and says how it ended. */
  work(job: Job, work: () => Reply): void;
  /** Whether an update of an upload waits for a job of it. */
  queues(asset: string): boolean;
}

/** Works on updates later, those of one upload in the order in which they came. */
export function createJobs(state: State, clock: Clock, behaviour: () => Behaviour, onDone: () => void) {
  const parts: JobParts = {
    work(job, work) {
      job.result = work();
      job.state = job.result.status < 400 ? "done" : "failed";
    },
    queues: (asset) => [...state.jobs.values()].some((job) => job.asset === asset && job.state === "queued"),
  };
  return {
    parts,
    start(incoming: Incoming, work: () => Reply): Reply {
      const job: Job = { id: `j-${state.jobs.size + 1}`, asset: incoming.id, state: "queued", result: undefined };
      state.jobs.set(job.id, job);
      clock.after(behaviour().jobTime, () => {
        parts.work(job, work);
        onDone();
      });
      return { status: 202, job };
    },
  };
}
