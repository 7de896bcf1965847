import type { Writable } from "node:stream";

/** A stream of lines whose reader may be slow or gone. Writing never waits and never throws. */
export type LineWriter = ReturnType<typeof createLineWriter>;

/** The number of waiting characters beyond which text is dropped, because the reader does not read. */
const maximumWaiting = 1024 * 1024;
/** How long the end waits for the reader, in milliseconds. */
const patience = 500;
/** How long lines are collected, in milliseconds. Too short for a reader to notice. */
const gathering = 20;

/** Writes the text of 20 milliseconds at once, to save system calls. `onDropped` makes the line about dropped ones. */
export function createLineWriter(
  stream: Writable,
  onDropped: (count: number) => string,
  later: (callback: () => void) => void = (callback) => void setTimeout(callback, gathering),
) {
  let waiting = "";
  let dropped = 0;
  let isGone = false;
  // A full disk may have room again. A closed pipe stays closed.
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
    /** Takes text of whole lines. */
    write(text: string): void {
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
    /** Flushes waiting text. Resolves when it is written, or after half a second if nobody reads it. */
    end(): Promise<void> {
      if (dropped > 0) waiting += onDropped(dropped);
      return new Promise((resolve) => {
        setTimeout(resolve, patience).unref();
        flush(resolve);
      });
    },
  };
}
