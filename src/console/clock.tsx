import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { control } from "./api.js";
import { counted, dateAndTime, span } from "./format.js";
import { overview } from "./model.js";
import { Setting } from "./parts.js";

/** Advances the clock, and resolves with what ran; `told` is the new time, for a sentence. */
export async function moveClock(advance: string | number, told: string): Promise<string> {
  const { ran } = await control("post", "/clock", { body: { advance } });
  const count = (kind: string) => ran.filter((one) => one.kind === kind).length;
  const kinds = [counted(count("job"), "job"), counted(count("webhook_call"), "retry", "retries")];
  const some = kinds.filter((text) => !text.startsWith("0 "));
  return `The clock is ${told}; ${some.length > 0 ? `${some.join(" and ")} ran` : "nothing fell due"}.`;
}

/** What it was advanced by last. */
const step = signal("2m");

async function advance(text: string): Promise<string> {
  const told = await moveClock(text, `${text} ahead of where it was`);
  step.value = text;
  return told;
}

export function Clock() {
  const clock = overview.value?.clock;
  return (
    <Setting
      label="Advance the clock by a time such as 90s, 2m, 1h or 1d"
      action="Advance"
      value={step.value}
      set={advance}
    >
      <p class="now">
        {clock && <Now from={Date.parse(clock.now)} runs={clock.runs} />}{" "}
        {clock && clock.offset_ms !== 0 && <span title="How far it was advanced">+{span(clock.offset_ms)}</span>}
      </p>
    </Setting>
  );
}

/** The time as it was told last, and what has passed since by the page's own clock. */
function Now({ from, runs }: { from: number; runs: boolean }) {
  const [now, setNow] = useState(from);
  useEffect(() => {
    const started = performance.now();
    const tick = () => setNow(from + (runs ? performance.now() - started : 0));
    tick();
    const ticking = setInterval(tick, 1000);
    return () => clearInterval(ticking);
  }, [from, runs]);
  return <time dateTime={new Date(now).toISOString()}>{dateAndTime(now)}</time>;
}
