import { options, render } from "preact";
import { Bar } from "./bar.js";
import { calls } from "./calls.js";
import { faults } from "./faults.js";
import { Forms } from "./form.js";
import { jobs } from "./jobs.js";
import { journal } from "./journal.js";
import { start } from "./live.js";
import { news, say, toast } from "./model.js";
import { Section, type View } from "./section.js";
import { uploads } from "./uploads.js";
import { webhooks } from "./webhooks.js";

const beside: readonly (() => View<{ id: string }>)[] = [calls, jobs, uploads, webhooks, faults];

const Page = () => (
  <>
    <a class="unseen" href="#journal">
      Skip to the journal
    </a>
    <Bar />
    <nav aria-label="Sections">
      <ul>
        {[journal, ...beside].map((view) => {
          const { id, title, short = title, items, count = items?.length, isNotable } = view();
          return (
            <li key={id}>
              <a href={`#${id}`} data-notable={isNotable ? "" : undefined}>
                {short} <span>{count}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
    <main class="console">
      <div>
        <Section of={journal} />
      </div>
      <div>
        {beside.map((view) => (
          <Section of={view} />
        ))}
      </div>
    </main>
    <p class="toast" role="status">
      {toast}
    </p>
    <p class="unseen" role="log" aria-label="News">
      {news}
    </p>
    <Forms />
  </>
);

// Report failed actions like refusals.
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Error)) return;
  event.preventDefault();
  say(event.reason.message);
});
// Hundreds of requests may come at once; they are painted together.
options.debounceRendering = requestAnimationFrame;
render(<Page />, document.body);
start();
