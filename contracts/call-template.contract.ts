import { type JsonObject, type StatementId, show } from "../src/kit/index.js";
import { pathOf } from "./judge/call.js";
import { isLike, isRendered, render, type TagValues, valuesIn, wholeTemplate } from "./judge/template.js";
import { hardest, longTexts } from "./spec/hard-texts.js";
import { type Calling, callContract, causeEvent, configure, configured, expectCall } from "./steps/calls.js";

/** The body is the rendered template. */
export const callTemplate = callContract(
  {
    id: "call-template",
    ids: ["C-04", "Q-07", "Q-32"],
    title: "custom_payload is rendered as the body: event type, entity type, and the entity's id in its section",
  },
  async (calling) => {
    const values = await learnValues(calling);
    if (!values) return;
    for (const example of examples) await tryTemplate(calling, values, example);
    await renderAddress(calling, values);
  },
);

interface Example {
  template: string;
  /** Default: the template with the values of its tags. */
  wanted?: (mark: string, values: TagValues) => string;
  id: StatementId;
  /** The assumption that differs if the target refuses the template. */
  openTo?: StatementId;
}

const allTags = " {{event_type}} {{#entity}}“{{id}}”{{/entity}}";

/** A service may require that templates are JSON. */
const examples: readonly Example[] = [
  ...[
    '{"message":"{{event_type}} event triggered on {{entity_type}}!","entity_id":"{{#entity}}{{id}}{{/entity}}"}',
    '{"a":"{{event_type}}{{event_type}} {{entity_type}}|{{#entity}}<{{id}}>{{/entity}}"}',
    '{\n  "a": ["{{#entity}}{{id}},{{id}}{{/entity}}"],\n  "b": "{{entity_type}}{{event_type}}/{{entity_type}}",\n  "c": "{{#entity}}Id: {{id}}{{/entity}}"\n}',
    '{"a":"no tags at all, { or }"}',
  ].map((template) => ({ template, id: "C-04" }) as const),
  { template: "{{event_type}}\n{{#entity}}of:\n{{id}}{{/entity}}\n{{entity_type}}", id: "C-04", openTo: "Q-40" },
  {
    template: '{"a":"spaces in {{ entity_type }}"}',
    wanted: (_, { entity }) => `{"a":"spaces in ${entity}"}`,
    id: "Q-32",
  },
  {
    template: '{"a":"{{#entity}}{{#attributes}}{{notes}} & {{{notes}}}{{/attributes}}{{/entity}}"}',
    wanted: (mark) => `{"a":"&lt;${mark}&gt; & <${mark}>"}`,
    id: "Q-32",
  },
  {
    template: '{"a":"[{{nothing}}{{^entity}}none{{/entity}}{{! a remark }}]"}',
    wanted: () => '{"a":"[]"}',
    id: "Q-32",
  },
  ...[hardest, `${hardest}\nsecond\tline\r\n\r\n`, '{"a":"\\"\\u00e9\\n\\\\"}'].map(
    (text) => ({ template: text + allTags, id: "C-04", openTo: "Q-40" }) as const,
  ),
  ...longTexts.map((text) => ({ template: `{"a":"${text}${allTags}"}`, id: "C-04", openTo: "Q-25" }) as const),
];

async function tryTemplate(calling: Calling, values: TagValues, example: Example): Promise<void> {
  const { template, wanted = () => render(template, values), id, openTo } = example;
  if (!(await configured(calling, { custom_payload: template }, [id], { openTo }))) return;
  const event = await causeEvent(calling, (mark): JsonObject => ({ notes: `<${mark}>` }));
  const text = wanted(event.mark, values);
  const isIt = ({ body }: { body: string }) => isLike(text, body);
  const call = await expectCall(calling, { ...event, isIt }, [id], "an update");
  if (!call) return;
  const because = () => `the template ${show(template)} rendered ${show(call.body)}, not ${show(text)}`;
  calling.kit.check([id], isIt(call), because);
}

/** Learns the values of the tags in the spec. The words are open, but they must not be those of another event. */
async function learnValues(calling: Calling): Promise<TagValues | undefined> {
  const { kit, upload } = calling;
  if (!(await configured(calling, { custom_payload: wholeTemplate }, ["C-04", "Q-32"]))) return undefined;
  const call = await expectCall(calling, await causeEvent(calling), ["C-04"], "an update");
  if (!call) return undefined;
  const wanted = { event: "update", entity: "upload", id: upload.id };
  const made = () =>
    `for an update of upload ${upload.id} the template ${show(wholeTemplate)} rendered ${show(call.body)}`;
  if (!kit.check(["C-04"], isRendered(call.body, wanted), made)) return undefined;
  kit.check(["Q-07"], isLike(render(wholeTemplate, wanted), call.body), made);
  return valuesIn(call.body);
}

async function renderAddress(calling: Calling, { event, id }: TagValues): Promise<void> {
  const suffix = "/{{event_type}}/{{#entity}}{{id}}{{/entity}}";
  const set = await configure(calling, { custom_payload: null }, suffix);
  if (!set.accepted) return;
  const call = await expectCall(calling, await causeEvent(calling), ["Q-32"], "an update");
  const wanted = `/${event}/${id}`;
  if (!call) return;
  const made = () => `the template in /url rendered ${call.path}, which does not end with ${wanted}`;
  calling.kit.check(["Q-32"], pathOf(call).endsWith(wanted), made);
}
