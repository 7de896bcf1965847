import type { Writable } from "node:stream";

/** A stream of lines that may be slow, full or gone: writing to it waits for nothing and never throws. */
export interface LineWriter {
  /** Takes text of whole lines. */
  write(text: string): void;
  /** Hands on what waits, and resolves when it is written, or after half a second if nobody takes it. */
  end(): Promise<void>;
}

/** The number of waiting characters beyond which text is dropped, because the reader does not read. */
const maximumWaiting = 1024 * 1024;
/** How long the end waits for the reader, in milliseconds. */
const patience = 500;
/** How long lines are gathered, in milliseconds: nobody who reads them notices it. */
const gathering = 20;

/**
 * Writes what came in 20 milliseconds at once: a write costs a system call, which is more than it costs to make a line.
 * `onDropped` makes the line that says how many are missing, where they are missing. `later` calls back when lines have been
 * gathered for long enough.
 */
export function createLineWriter(
  stream: Writable,
  onDropped: (count: number) => string,
  later: (callback: () => void) => void = (callback) => void setTimeout(callback, gathering),
): LineWriter {
  let waiting = "";
  let dropped = 0;
  let isGone = false;
  // A disk that is full may have room again; whoever read a pipe does not come back.
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") isGone = true;
  });

  function flush(written?: () => void): void {
    const text = waiting;
    waiting = "";
    if (isGone) written?.();
    else stream.write(text, written);
  }

  return {
    write(text) {
      if (isGone) return;
      if (stream.writableLength + waiting.length > maximumWaiting) {
        dropped++;
        return;
      }
      if (waiting === "") later(flush);
      if (dropped > 0) waiting += onDropped(dropped);
      dropped = 0;
      waiting += text;
    },
    end() {
      if (dropped > 0) waiting += onDropped(dropped);
      return new Promise((resolve) => {
        setTimeout(resolve, patience).unref();
        flush(resolve);
      });
    },
  };
}
