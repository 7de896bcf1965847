import { render } from "preact";
import { useState } from "preact/hooks";
import { Bar } from "./bar.js";
import { Calls } from "./calls.js";
import { Faults } from "./faults.js";
import { Dialog, Forms } from "./form.js";
import { Jobs } from "./jobs.js";
import { Journal } from "./journal.js";
import { start } from "./live.js";
import { entries, news, overview, say, toast } from "./model.js";
import { question } from "./token.js";
import { Uploads } from "./uploads.js";
import { Webhooks } from "./webhooks.js";

function Links() {
  const { counts, jobs = [], webhooks, faults } = overview.value ?? {};
  const running = jobs.filter(({ status }) => status === null).length;
  const links = [
    ["journal", "Journal", entries.value?.size, false],
    ["calls", "Calls", counts?.webhook_calls, false],
    ["jobs", "Jobs", running || counts?.jobs, running > 0],
    ["uploads", "Uploads", counts?.uploads, false],
    ["webhooks", "Webhooks", webhooks?.length, false],
    ["faults", "Faults", faults?.length, (faults?.length ?? 0) > 0],
  ] as const;
  return (
    <nav class="sections" aria-label="Sections">
      <ul>
        {links.map(([id, title, count, isNotable]) => (
          <li key={id}>
            <a href={`#${id}`} data-notable={isNotable ? "" : undefined}>
              {title} <span class="count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TokenDialog() {
  const [token, setToken] = useState("");
  const asked = question.value;
  return (
    asked && (
      <Dialog
        id="token-dialog"
        key={String(asked.wasWrong)}
        title="This server asks for its control token"
        // Nothing works without it, so there is no way around.
        onCancel={(event) => event.preventDefault()}
        onSubmit={() => asked.answer(token)}
      >
        <p class="hint">It was started with --control-token. The token is kept in this tab until you close it.</p>
        <label>
          Control token{" "}
          <input
            type="password"
            autocomplete="off"
            required
            value={token}
            onInput={(event) => setToken(event.currentTarget.value)}
          />
        </label>
        {asked.wasWrong && (
          <p class="problem" role="alert">
            That is not the token.
          </p>
        )}
        <p class="buttons">
          <button type="submit" class="primary">
            Continue
          </button>
        </p>
      </Dialog>
    )
  );
}

const Page = () => (
  <>
    <a class="skip" href="#journal">
      Skip to the journal
    </a>
    <Bar />
    <Links />
    <main>
      <div class="column">
        <Journal />
      </div>
      <div class="column">
        <Calls />
        <Jobs />
        <Uploads />
        <Webhooks />
        <Faults />
      </div>
    </main>
    <p id="toast" class="toast" role="status">
      {toast}
    </p>
    <p id="news" class="visually-hidden" role="log" aria-label="News">
      {news}
    </p>
    <Forms />
    <TokenDialog />
  </>
);

// Report failed actions like refusals.
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Error)) return;
  event.preventDefault();
  say(event.reason.message);
});
render(<Page />, document.body);
start();
