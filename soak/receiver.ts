import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Judge } from "./judge.js";

/** What was called of one upload's events through one webhook. */
interface Tally {
  /** The last event of which a first attempt came. */
  tried: number;
  /** Events that succeeded, up to this one all of them, and beyond it these. */
  allUpTo: number;
  beyond: Set<number>;
}

/** A receiver of calls that fails at times, and knows which event was called how often. */
export interface Receiver {
  /** The address of a webhook that fails never, or at times. */
  url(temper: "steady" | "flaky"): string;
  /** An update of an upload that was accepted: each webhook is to be called once with success. */
  expect(uploadId: string, sequence: number): void;
  /** How many calls have not come to success yet. */
  missing(): number;
  /** What is missing, in a sentence. */
  describeMissing(): string;
  /** Everything is forgotten, as the server has forgotten it. */
  reset(): void;
  close(): void;
}

const tempers = ["steady", "flaky"] as const;

export async function startReceiver(judge: Judge): Promise<Receiver> {
  const tallies = new Map<string, Tally>();
  const expected = new Map<string, number>();
  const tallyOf = (temper: string, uploadId: string): Tally => {
    const key = `${temper} ${uploadId}`;
    const tally = tallies.get(key) ?? { tried: 0, allUpTo: 0, beyond: new Set() };
    tallies.set(key, tally);
    return tally;
  };

  /** Answers a call, and writes down a success before it goes out. */
  function take(temper: string, text: string, response: ServerResponse): void {
    const { entity, attempted_auto_retries_count: retries } = JSON.parse(text);
    const sequence = Number(entity.attributes.notes);
    const call = `the call of update ${sequence} of upload ${entity.id} through the ${temper} webhook`;
    const tally = tallyOf(temper, entity.id);
    judge.count(`calls, ${temper}`);
    judge.hold(sequence > tally.allUpTo && !tally.beyond.has(sequence), () => `${call} came again after its success.`);
    if (retries === 0) {
      judge.hold(sequence === tally.tried + 1, () => `${call} came after that of update ${tally.tried}.`);
      tally.tried = sequence;
    }
    if (temper === "flaky" && retries < sequence % 3) {
      fail(sequence + retries, response);
      return;
    }
    tally.beyond.add(sequence);
    while (tally.beyond.delete(tally.allUpTo + 1)) tally.allUpTo++;
    response.writeHead(200).end();
  }

  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request.setEncoding("utf8")) text += chunk;
    take((request.url ?? "").slice(1), text, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const behind = () =>
    [...expected].flatMap(([uploadId, last]) =>
      tempers.map((temper) => ({ uploadId, temper, last, done: tallyOf(temper, uploadId) })),
    );
  return {
    url: (temper) => `http://127.0.0.1:${port}/${temper}`,
    expect: (uploadId, sequence) => void expected.set(uploadId, sequence),
    missing: () =>
      behind().reduce((sum, { last, done }) => sum + Math.max(0, last - done.allUpTo - done.beyond.size), 0),
    describeMissing: () =>
      behind()
        .filter(({ last, done }) => done.allUpTo < last)
        .map(
          ({ uploadId, temper, last, done }) =>
            `update ${done.allUpTo + 1} of ${last} of ${uploadId} through ${temper}`,
        )
        .join("; "),
    reset() {
      tallies.clear();
      expected.clear();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** In one of the ways in which receivers fail. */
function fail(which: number, response: ServerResponse): void {
  const { socket } = response;
  if (which % 3 === 0) response.writeHead(503).end("later");
  else if (which % 3 === 1) socket?.resetAndDestroy();
  else socket?.end("this is not HTTP\r\n\r\n");
}
