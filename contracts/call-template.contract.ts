import { type Contract, type Kit, type StatementId, show } from "../src/kit/index.js";
import { template } from "./fields/webhook-fields.js";
import { type Calling, causeEvent, expectCall, setUpCalls } from "./steps/calls.js";

const shared = { serialGroup: "calls", needs: ["upload", "webhook", "callback"] } as const;

/** The body is what the template makes. */
export const callTemplate: Contract = {
  id: "call-template",
  ids: ["C-04", "Q-32"],
  title: "custom_payload is rendered as the body: event type, entity type, and the entity's id in its section",
  ...shared,
  async run(kit) {
    const calling = await setUpCalls(kit, this.ids);
    if (!calling) return;
    const { id } = calling.upload;
    const cases: [string, (mark: string) => string, StatementId][] = [
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
    for (const [custom_payload, wanted, id] of cases) {
      const set = await calling.webhook.send({ custom_payload });
      if (!set.accepted) continue;
      const mark = await causeEvent(kit, calling, (text) => `<${text}>`);
      const call = await expectCall(kit, calling, [id], "an update");
      if (!call) return;
      kit.check(
        [id],
        call.body === wanted(mark),
        () => `the template ${show(custom_payload)} made ${show(call.body)}, not ${show(wanted(mark))}`,
      );
    }
    await renderAddress(kit, calling);
  },
};

async function renderAddress(kit: Kit, calling: Calling): Promise<void> {
  const set = await calling.webhook.send({ url: `${calling.inbox.url}/{{event_type}}/{{#entity}}{{id}}{{/entity}}` });
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
