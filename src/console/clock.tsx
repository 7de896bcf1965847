import { useEffect, useRef, useState } from "preact/hooks";
import { sendJson } from "./api.js";
import { counted, dateAndTime, span } from "./format.js";
import { overview, say } from "./model.js";

/** Advances the clock, and shows what ran; `told` is the new time, for a sentence. */
export async function moveClock(advance: string | number, told: string): Promise<void> {
  const { ran } = await sendJson("/clock", { advance });
  const count = (kind: string) => ran.filter((one) => one.kind === kind).length;
  const kinds = [counted(count("job"), "job"), counted(count("webhook_call"), "retry", "retries")];
  const some = kinds.filter((text) => !text.startsWith("0 "));
  say(`The clock is ${told}; ${some.length > 0 ? `${some.join(" and ")} ran` : "nothing fell due"}.`);
}

export function Clock() {
  const field = useRef<HTMLInputElement>(null);
  const clock = overview.value?.clock;
  const submit = async (event: Event) => {
    event.preventDefault();
    const advance = field.current?.value.trim() ?? "";
    await moveClock(advance, `${advance} ahead of where it was`);
  };
  return (
    <form id="clock" class="tool" aria-label="Clock" onSubmit={submit}>
      <p class="now">
        {clock && <Now from={Date.parse(clock.now)} runs={clock.runs} />}{" "}
        {clock && clock.offset_ms !== 0 && (
          <span class="offset" title="How far it was advanced">
            +{span(clock.offset_ms)}
          </span>
        )}
      </p>
      <label class="visually-hidden" for="advance-by">
        Advance the clock by
      </label>
      <input
        id="advance-by"
        ref={field}
        defaultValue="2m"
        size={4}
        autocomplete="off"
        spellcheck={false}
        aria-describedby="advance-hint"
      />
      <span id="advance-hint" class="visually-hidden">
        A time such as 90s, 2m, 1h or 1d
      </span>
      <button type="submit">Advance</button>
    </form>
  );
}

/** The time as it was told last, and what has passed since by the page's own clock. */
function Now({ from, runs }: { from: number; runs: boolean }) {
  const [now, setNow] = useState(from);
  useEffect(() => {
    const told = performance.now();
    const tick = () => setNow(from + (runs ? performance.now() - told : 0));
    tick();
    const ticking = setInterval(tick, 1000);
    return () => clearInterval(ticking);
  }, [from, runs]);
  return <time dateTime={new Date(now).toISOString()}>{dateAndTime(now)}</time>;
}
