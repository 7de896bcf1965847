/** A process that keeps what is written to it, and hears the signals that a test sends. */
export function fakeProcess({ isTTY = false, env = {} }: { isTTY?: boolean; env?: NodeJS.ProcessEnv } = {}) {
  const written = { stdout: "", stderr: "" };
  const listeners = new Map<string, Set<(...parameters: unknown[]) => void>>();
  const stream = (name: "stdout" | "stderr") => ({
    isTTY,
    columns: 200,
    writableLength: 0,
    on: () => undefined,
    write: (text: string, done?: () => void) => {
      written[name] += text;
      done?.();
    },
  });
  const exits: number[] = [];
  const process = {
    stdout: stream("stdout"),
    stderr: stream("stderr"),
    env,
    on(name: string, listener: () => void) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    off: (name: string, listener: () => void) => void listeners.get(name)?.delete(listener),
    exit: (code: number) => void exits.push(code),
  } as unknown as NodeJS.Process;
  /** Whether anybody heard it. */
  const emit = (name: string, ...parameters: unknown[]): boolean => {
    const heard = [...(listeners.get(name) ?? [])];
    for (const listener of heard) listener(...parameters);
    return heard.length > 0;
  };
  return { process, written, emit, exits };
}
