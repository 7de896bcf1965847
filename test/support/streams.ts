/** A process whose output is kept, and which no signal reaches. */
export function collect() {
  const written = { stdout: "", stderr: "" };
  const stream = (name: "stdout" | "stderr") => ({
    write: (text: string) => {
      written[name] += text;
    },
  });
  const process = {
    stdout: stream("stdout"),
    stderr: stream("stderr"),
    on() {},
    off() {},
  } as unknown as NodeJS.Process;
  return { process, written };
}
