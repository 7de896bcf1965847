import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { type Answer, NotHttp, parseAnswers } from "./answers.js";

/** What a hostile client sends on one connection, and how it behaves. */
export interface Sending {
  /** Written one after the other, each after the one before has left. */
  pieces: readonly Buffer[];
  /** Each piece is a request, and is written when the one before was answered. */
  inTurn?: boolean;
  /** The methods of the requests in it, in turn: an answer to HEAD has no body. */
  methods: readonly string[];
  /** Keeps the connection and waits for an answer to each request; closes its side and waits for the end; or hangs up. */
  ending: "wait" | "end" | "hang up";
}

export interface Heard {
  answers: Answer[];
  /** Bytes of an answer that was cut short. */
  cut: number;
}

/** Nothing that is sent takes this long to answer; a request that does has hung the server. */
const deadline = 15_000;

/** Sends, and reads until the connection or the answers end. Throws where they do not, and for what is no HTTP. */
export async function converse(port: number, { pieces, inTurn = false, methods, ending }: Sending): Promise<Heard> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  // The server may well reset a connection in the middle.
  socket.on("error", () => undefined);
  const closed = once(socket, "close").catch(() => undefined);
  const received: Buffer[] = [];
  let length = 0;
  let needed = 0;
  let isClosed = false;
  let count = 0;
  let onAnswer = () => {};
  const heard = new Promise<Heard>((resolve, reject) => {
    const look = () => {
      try {
        const { answers, rest, wanted } = parseAnswers(Buffer.concat(received), methods, isClosed);
        needed = wanted;
        count = answers.filter(({ status }) => status >= 200).length;
        onAnswer();
        const isDone = ending === "wait" && count >= methods.length;
        if (isClosed || isDone) resolve({ answers, cut: rest.length });
      } catch (error) {
        reject(error);
      }
    };
    socket.on("data", (bytes) => {
      received.push(bytes);
      length += bytes.length;
      if (length >= needed) look();
    });
    socket.on("close", () => {
      isClosed = true;
      look();
    });
    socket.setTimeout(deadline, () => {
      const got = Buffer.concat(received).subarray(0, 200).toString("latin1");
      reject(new NotHttp(`nothing for ${deadline} ms, after ${JSON.stringify(got)}`));
      socket.destroy();
    });
  });
  heard.catch(() => undefined);
  for (const [index, piece] of pieces.entries()) {
    if (socket.destroyed) break;
    await new Promise<void>((resolve) => socket.write(piece, () => resolve()));
    if (inTurn && ending === "wait") {
      await new Promise<void>((resolve) => {
        onAnswer = () => (count > index || isClosed) && resolve();
        onAnswer();
      });
    } else if (pieces.length > 1) await turn();
  }
  if (ending === "end") socket.end();
  if (ending === "hang up") socket.destroy();
  try {
    return await heard;
  } finally {
    socket.destroy();
    await closed;
  }
}
