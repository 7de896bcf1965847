import { type ComponentChild, options, render } from "preact";
import { Clock, Connection, Environments, StateOfAll } from "./bar.js";
import { faults } from "./faults.js";
import { Forms } from "./form.js";
import { jobs } from "./jobs.js";
import { journal } from "./journal.js";
import { start } from "./live.js";
import { news, say, toast } from "./model.js";
import { Section, type View } from "./section.js";
import { uploads } from "./uploads.js";
import { calls, webhooks } from "./webhooks.js";

/** Of the package; the build puts it in. */
declare const VERSION: string;

const others: readonly (() => View)[] = [calls, jobs, uploads, webhooks, faults];

const Links = () =>
  [journal, ...others].map((view) => {
    const { id, title, short = title, items, count = items?.length, isNotable } = view();
    return (
      <li key={id}>
        <a href={`#${id}`} data-notable={isNotable ? "" : undefined}>
          {short} <span>{count}</span>
        </a>
      </li>
    );
  });

/** What stands in each place of index.html. */
const places: Readonly<Record<string, ComponentChild>> = {
  version: VERSION,
  connection: <Connection />,
  environments: <Environments />,
  clock: <Clock />,
  state: <StateOfAll />,
  links: <Links />,
  requests: <Section of={journal} />,
  others: (
    <>
      {others.map((view) => (
        <Section of={view} />
      ))}
    </>
  ),
  toast,
  news,
  forms: <Forms />,
};

// Report failed actions like refusals.
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Error)) return;
  event.preventDefault();
  say(event.reason.message);
});
// Hundreds of requests may come at once; they are painted together.
options.debounceRendering = requestAnimationFrame;
for (const [id, shown] of Object.entries(places)) render(shown, document.getElementById(id) as HTMLElement);
start();
