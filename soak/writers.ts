import type { Stage } from "./stage.js";

/** An upload that one writer alone updates, with a sequence number in its notes. */
interface Subject {
  id: string;
  /** The newest update that was sent, and that was answered. */
  sent: number;
  done: number;
}

const count = 6;
/** So many calls may be on their way before the writers wait for them. */
const maximumMissing = 200;

/** Writers that update an upload each, and readers that see to it that every update is there, in its order. */
export async function startWriters(stage: Stage): Promise<{ steps: (() => Promise<void>)[]; count: number }> {
  const subjects = await Promise.all(Array.from({ length: count }, () => createSubject(stage)));
  const writers = subjects.map((subject) => () => write(stage, subject));
  let turn = 0;
  const reader = () => read(stage, subjects[turn++ % count] as Subject);
  return { steps: [...writers, reader, reader], count };
}

async function createSubject(stage: Stage): Promise<Subject> {
  const { client } = stage;
  const { body: job } = await client.send("creations", "POST", "/uploads", {
    body: { path: "/seed/spare.png" },
    want: 202,
  });
  const upload = await resultOf(stage, job.id, 201);
  return { id: upload.id, sent: 0, done: 0 };
}

async function write(stage: Stage, subject: Subject): Promise<void> {
  if (stage.receiver.missing() > maximumMissing) return pause();
  if (subject.sent % 20 === 19) await writeJobs(stage, subject);
  else await writeOne(stage, subject);
}

async function writeOne({ client, judge, receiver }: Stage, subject: Subject): Promise<void> {
  const { id } = subject;
  const notes = String(++subject.sent);
  const isFlat = subject.sent % 2 === 0;
  const [path, body] = isFlat
    ? [`/uploads/${id}`, { notes }]
    : [`/json-api/uploads/${id}`, { data: { id, type: "upload", attributes: { notes } } }];
  const answer = await client.send("updates of uploads", "PUT", path, { body, want: 200 });
  const seen = isFlat ? answer.body.notes : answer.body.data.attributes.notes;
  judge.hold(seen === notes, () => `The answer to update ${notes} of upload ${id} shows update ${seen}.`);
  subject.done = subject.sent;
  receiver.expect(id, subject.sent);
}

/** Three jobs of one upload at once: they end in the order of their requests, each with what it asked for. */
async function writeJobs(stage: Stage, subject: Subject): Promise<void> {
  const { client, judge, receiver } = stage;
  const jobs: { id: string; notes: string }[] = [];
  for (let index = 0; index < 3; index++) {
    const notes = String(++subject.sent);
    const asked = { body: { notes }, headers: { prefer: "respond-async" }, want: 202 };
    const { body } = await client.send("jobs", "PUT", `/uploads/${subject.id}`, asked);
    jobs.push({ id: body.id, notes });
  }
  // The last has ended first only if the order is broken.
  for (const { id, notes } of jobs) {
    const upload = await resultOf(stage, id, 200);
    judge.hold(upload?.notes === notes, () => `Job ${id} of update ${notes} came to update ${upload?.notes}.`);
    subject.done = Number(notes);
    receiver.expect(subject.id, subject.done);
  }
}

async function resultOf({ client, judge }: Stage, jobId: string, status: number) {
  for (let poll = 0; poll < 1000; poll++) {
    const { status: got, body } = await client.send("polls", "GET", `/job-results/${jobId}`, { want: [200, 404] });
    if (got === 404) await pause();
    else {
      judge.hold(
        body.status === status,
        () => `Job ${jobId} was to end with ${status}, and ended with ${body.status}.`,
      );
      return body.payload;
    }
  }
  judge.hold(false, () => `Job ${jobId} has not ended after 1000 polls.`);
}

/** What is read is no older than what was answered before, and no newer than what was sent until now. */
async function read({ client, judge }: Stage, subject: Subject): Promise<void> {
  const { done } = subject;
  const { body } = await client.send("reads", "GET", `/uploads/${subject.id}`, { want: 200 });
  const seen = Number(body.notes ?? 0);
  judge.hold(
    done <= seen && seen <= subject.sent,
    () =>
      `Upload ${subject.id} shows update ${seen}; update ${done} was answered before, and ${subject.sent} sent last.`,
  );
}

export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
