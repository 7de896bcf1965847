import type { Socket } from "node:net";

/**
 * A server that refuses a request early says so, and closes its side while we still write. What it said is read before that error
 * counts; once there is a response, that ends the exchange.
 */
export function readsFirst(socket: Socket, hasAnswer: () => boolean): void {
  const later = (done: (error?: Error | null) => void) => (error?: Error | null) => {
    if (!error) return done();
    // Two turns of the event loop: in each, what has arrived is read.
    setImmediate(() => setImmediate(() => !hasAnswer() && done(error)));
  };
  const { _write: write, _writev: writeAll } = socket;
  socket._write = (chunk, encoding, done) => write.call(socket, chunk, encoding, later(done));
  if (writeAll) socket._writev = (chunks, done) => writeAll.call(socket, chunks, later(done));
}
