import type { JsonObject } from "../src/openapi/openapi-document.js";
import type { Contract, Kit } from "../src/verify/contract.js";
import { show } from "../src/verify/json.js";
import type { ReceivedCall } from "../src/verify/receiver.js";
import { template } from "./fields/webhook-fields.js";
import {
  type Calling,
  causeEvent,
  describe,
  expectCall,
  expectSilence,
  setUpCalls,
  uploadEvents,
} from "./steps/calls.js";

const lane = { lane: "calls", needs: ["upload", "webhook", "callback"] } as const;

/** A call is made where it should be, with the webhook's own headers. */
export const callMade: Contract = {
  id: "call-made",
  ids: ["C-01", "C-02", "Q-37"],
  title: "an event calls the url of the webhook, with its additional headers",
  ...lane,
  async run(kit) {
    const headers = { "X-Standin-One": "one 1", "X-Standin-Two": "2" };
    const calling = await setUpCalls(kit, this.ids, { headers });
    if (!calling) return;
    await causeEvent(kit, calling);
    const first = await expectCall(kit, calling, ["C-01", "C-02"], "an update of an upload");
    if (!first) return;
    kit.check(["C-01"], true, () => "");
    checkAddress(kit, first, calling.inbox.url);
    checkHeaders(kit, first, headers);
    checkOwnHeaders(kit, first);

    const moved = `${calling.inbox.url}/moved/here?x=1&y=a%20b`;
    const others = { "X-Standin-Two": "other" };
    await calling.webhook.update({ url: moved, headers: others });
    await causeEvent(kit, calling);
    const second = await expectCall(kit, calling, ["C-02"], "an update after /url was changed");
    if (!second) return;
    checkAddress(kit, second, moved);
    checkHeaders(kit, second, others);
    const stale = second.headers["x-standin-one"];
    kit.check(["C-02"], stale === undefined, () => `a header that was taken away is still sent: ${show(stale)}`);
  },
};

function checkAddress(kit: Kit, call: ReceivedCall, url: string): void {
  const wanted = new URL(url);
  const isThere = call.path.endsWith(wanted.pathname.replace(/^.*\/standin-verify/, "/standin-verify") + wanted.search);
  kit.check(["C-02"], isThere, () => `the call went to ${call.path}, and /url is ${show(url)}`);
}

function checkHeaders(kit: Kit, call: ReceivedCall, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    const sent = call.headers[name.toLowerCase()];
    kit.check(
      ["C-02"],
      sent === value,
      () => `the call has ${name}: ${show(sent)}, and the webhook says ${show(value)}`,
    );
  }
}

function checkOwnHeaders(kit: Kit, { method, headers }: ReceivedCall): void {
  kit.check(["Q-37"], method === "POST", () => `the call is a ${method}`);
  const type = headers["content-type"] ?? "";
  kit.check(["Q-37"], type.startsWith("application/json"), () => `the call has Content-Type ${show(type)}`);
  kit.check(["Q-37"], headers.accept === "*/*", () => `the call has Accept ${show(headers.accept)}`);
  kit.check(["Q-37"], headers["user-agent"] !== undefined, () => "the call has no User-Agent");
}

/** Who does not ask for an event is not called. */
export const callSilence: Contract = {
  id: "call-silence",
  ids: ["C-01"],
  title: "a webhook that is disabled, or asks for other events, is not called; switched on again it is",
  ...lane,
  async run(kit) {
    const calling = await setUpCalls(kit, this.ids);
    if (!calling) return;
    const { webhook } = calling;
    const update = () => causeEvent(kit, calling);
    await update();
    if (!(await expectCall(kit, calling, ["C-01"], "an update of an upload"))) return;
    await webhook.update({ enabled: false });
    await expectSilence(kit, calling, ["C-01"], "an event of a disabled webhook", update);
    await webhook.update({ enabled: true, events: [] });
    await expectSilence(kit, calling, ["C-01"], "an event of a webhook without events", update);
    await webhook.update({ events: uploadEvents("create", "delete") });
    await expectSilence(kit, calling, ["C-01"], "an update, where create and delete were asked for,", update);
    await webhook.update({ events: [{ entity_type: "item", event_types: ["create", "update"] }] });
    await expectSilence(kit, calling, ["C-01"], "an update of an upload, where records were asked for,", update);
    await webhook.update({
      events: [
        { entity_type: "item", event_types: ["create"] },
        { entity_type: "upload", event_types: ["update"] },
      ],
    });
    await update();
    const again = await expectCall(kit, calling, ["C-01"], "an event that the second element of /events asks for");
    if (again) kit.check(["C-01"], true, () => "");
  },
};

/** Which changes raise an event. */
export const callEvents: Contract = {
  id: "call-events",
  ids: ["C-01", "Q-38", "Q-41"],
  title: "creations, updates and deletions of uploads make calls, in order; an update of nothing makes none",
  lane: "calls",
  needs: ["own upload", "own webhook", "callback"],
  async run(kit) {
    const calling = await setUpCalls(kit, this.ids, {
      custom_payload: "{{event_type}} {{#entity}}{{id}} {{#attributes}}{{notes}}{{/attributes}}{{/entity}}",
    });
    if (!calling) return;
    await updateNothing(kit, calling);
    const marks = [await causeEvent(kit, calling), await causeEvent(kit, calling), await causeEvent(kit, calling)];
    const seen: string[] = [];
    for (const _ of marks) {
      const call = await expectCall(kit, calling, ["C-01"], "an update");
      if (!call) return;
      seen.push(call.body);
    }
    const isInOrder = marks.every((mark, index) => seen[index] === `update ${calling.upload.id} ${mark}`);
    kit.check(["Q-41"], isInOrder, () => `updates with the notes ${show(marks)} made the calls ${show(seen)}`);
    await makeAndDelete(kit, calling);
  },
};

/** What an update of nothing would have called comes before what the next update calls. */
async function updateNothing(kit: Kit, calling: Calling): Promise<void> {
  await calling.upload.update({});
  const mark = await causeEvent(kit, calling);
  const call = await expectCall(kit, calling, ["Q-38"], "an update");
  if (!call) return;
  kit.check(["Q-38"], call.body.endsWith(mark), () => `an update of nothing made a call: ${describe(call)}`);
  if (!call.body.endsWith(mark)) await calling.inbox.next(({ body }) => body.endsWith(mark), 500);
}

async function makeAndDelete(kit: Kit, calling: Calling): Promise<void> {
  const { webhook } = calling;
  for (const [kind, other] of [
    ["create", "delete"],
    ["delete", "create"],
  ] as const) {
    await webhook.update({ events: uploadEvents(kind) });
    const made = await kit.another("upload");
    const removed = await kit.remove(made);
    kit.check(["Q-29"], removed.status === 200, () => `a deletion was answered ${removed.status}`, {
      exchange: removed,
    });
    const call = await expectCall(kit, calling, ["C-01", "Q-38"], `the ${kind} of an upload`, ({ body }) =>
      body.includes(made.id),
    );
    const wrong = calling.inbox.calls.find(({ body }) => body.includes(made.id) && !body.startsWith(`${kind} `));
    const asked = () => `${kind} was asked for, and not ${other}, and there is ${wrong && describe(wrong)}`;
    kit.check(["C-01"], wrong === undefined, asked);
    if (!call) continue;
    const isRight = call.body.startsWith(`${kind} `);
    kit.check(["C-01"], isRight, () => `${kind} was asked for, and there is ${describe(call)}; not ${other}`);
    kit.check(["Q-38"], true, () => "");
  }
}

/** Basic credentials, both, one, none. */
export const callCredentials: Contract = {
  id: "call-credentials",
  ids: ["C-03", "Q-28"],
  title: "a call carries Basic credentials when they are set, and none when both are null",
  ...lane,
  async run(kit) {
    const calling = await setUpCalls(kit, this.ids);
    if (!calling) return;
    const { webhook } = calling;
    if (!webhook.mayTouch("http_basic_user") || !webhook.mayTouch("http_basic_password")) {
      kit.notVerified(this.ids, "the credentials are not shown, so that they could not be put back");
      return;
    }
    const cases: [JsonObject, string | undefined, string][] = [
      [{ http_basic_user: "ada", http_basic_password: "engine no: 1" }, "ada:engine no: 1", "C-03"],
      [{ http_basic_password: "changed" }, "ada:changed", "C-03"],
      [{ http_basic_user: null, http_basic_password: null }, undefined, "C-03"],
      [{ http_basic_user: "ada" }, "ada:", "Q-28"],
      [{ http_basic_user: null, http_basic_password: "only" }, ":only", "Q-28"],
    ];
    for (const [fields, credentials, id] of cases) {
      await webhook.update(fields);
      await causeEvent(kit, calling);
      const call = await expectCall(kit, calling, ["C-03"], "an update");
      if (!call) return;
      const wanted = credentials === undefined ? undefined : `Basic ${Buffer.from(credentials).toString("base64")}`;
      const sent = call.headers.authorization;
      kit.check(
        [id],
        sent === wanted,
        () => `with ${show(fields)} the call has Authorization ${show(sent)}, not ${show(wanted)}`,
      );
    }
  },
};

/** The webhook's own headers against those that a call sets itself. */
export const callHeaderClash: Contract = {
  id: "call-header-clash",
  ids: ["Q-27"],
  title: "a header of the webhook wins over one that a call sets itself",
  ...lane,
  async run(kit) {
    const headers = { "user-agent": "Own agent", "Content-Type": "text/x-own" };
    const calling = await setUpCalls(kit, this.ids, { headers });
    if (!calling) return;
    await causeEvent(kit, calling);
    const call = await expectCall(kit, calling, ["Q-27"], "an update");
    for (const [name, value] of Object.entries(call ? headers : {})) {
      const sent = call?.headers[name.toLowerCase()];
      kit.check(
        ["Q-27"],
        sent === value,
        () => `${name} of the webhook is ${show(value)}, and the call has ${show(sent)}`,
      );
    }
  },
};

/** The body is what the template makes. */
export const callTemplate: Contract = {
  id: "call-template",
  ids: ["C-04", "Q-32"],
  title: "custom_payload is rendered as the body: event type, entity type, and the entity's id in its section",
  ...lane,
  async run(kit) {
    const calling = await setUpCalls(kit, this.ids);
    if (!calling) return;
    const { id } = calling.upload;
    const cases: [string, (mark: string) => string, string][] = [
      [template, () => `{"message":"update event triggered on upload!","entity_id":"${id}"}`, "C-04"],
      [
        "{{event_type}}{{event_type}} {{ entity_type }}|{{#entity}}<{{id}}>{{/entity}}",
        () => `updateupdate upload|<${id}>`,
        "C-04",
      ],
      ["no tags at all, { or }", () => "no tags at all, { or }", "C-04"],
      [
        "{{#entity}}{{#attributes}}{{notes}} & {{{notes}}}{{/attributes}}{{/entity}}",
        (mark) => `&lt;${mark}&gt; & <${mark}>`,
        "Q-32",
      ],
      ["[{{nothing}}{{^entity}}none{{/entity}}{{! a remark }}]", () => "[]", "Q-32"],
    ];
    for (const [custom_payload, wanted, answer] of cases) {
      const set = await calling.webhook.update({ custom_payload });
      if (!set.accepted) continue;
      const mark = `mark-${kit.unique()}`;
      await calling.upload.update({ notes: `<${mark}>` });
      const call = await expectCall(kit, calling, [answer], "an update");
      if (!call) return;
      kit.check(
        [answer],
        call.body === wanted(mark),
        () => `the template ${show(custom_payload)} made ${show(call.body)}, not ${show(wanted(mark))}`,
      );
    }
    await renderAddress(kit, calling);
  },
};

async function renderAddress(kit: Kit, calling: Calling): Promise<void> {
  const set = await calling.webhook.update({ url: `${calling.inbox.url}/{{event_type}}/{{#entity}}{{id}}{{/entity}}` });
  if (!set.accepted) return;
  await causeEvent(kit, calling);
  const call = await expectCall(kit, calling, ["Q-32"], "an update");
  const wanted = `/update/${calling.upload.id}`;
  if (call)
    kit.check(
      ["Q-32"],
      call.path.endsWith(wanted),
      () => `a template in /url made ${call.path}, which does not end with ${wanted}`,
    );
}
