import { type Contract, likeness, type StatementId, show } from "../src/kit/index.js";
import { pathOf } from "./judge/call.js";
import { hardest, longTexts } from "./spec/hard-texts.js";
import {
  type Calling,
  type ConfigureOptions,
  causeEvent,
  configure,
  configured,
  expectCall,
  setUpCalls,
} from "./steps/calls.js";
import { entityTypes, eventTypes } from "./steps/event-words.js";

/** The target's words for the event and the entity of an update of an upload. */
interface Words {
  event: string;
  entity: string;
}

/** The body is the rendered template. */
export const callTemplate: Contract = {
  id: "call-template",
  ids: ["C-04", "Q-07", "Q-32"],
  title: "custom_payload is rendered as the body: event type, entity type, and the entity's id in its section",
  serialGroup: "calls",
  needs: ["upload", "webhook", "callback"],
  async run(kit) {
    const calling = await setUpCalls(kit, this.ids);
    if (!calling) return;
    const words = await learnWords(calling);
    if (!words) return;
    const { event, entity } = words;
    const { id } = calling.upload;
    const cases: [template: string, wanted: (mark: string) => string, StatementId][] = [
      [
        '{"message":"{{event_type}} event triggered on {{entity_type}}!","entity_id":"{{#entity}}{{id}}{{/entity}}"}',
        () => `{"message":"${event} event triggered on ${entity}!","entity_id":"${id}"}`,
        "C-04",
      ],
      [
        "{{event_type}}{{event_type}} {{entity_type}}|{{#entity}}<{{id}}>{{/entity}}",
        () => `${event}${event} ${entity}|<${id}>`,
        "C-04",
      ],
      [
        "{{#entity}}{{id}},{{id}}{{/entity}};{{entity_type}}{{event_type}}/{{entity_type}};{{#entity}}Id: {{id}}{{/entity}}",
        () => `${id},${id};${entity}${event}/${entity};Id: ${id}`,
        "C-04",
      ],
      [
        "{{event_type}}\n{{#entity}}of:\n{{id}}{{/entity}}\n{{entity_type}}",
        () => `${event}\nof:\n${id}\n${entity}`,
        "C-04",
      ],
      ["no tags at all, { or }", () => "no tags at all, { or }", "C-04"],
      ["spaces in {{ entity_type }}", () => `spaces in ${entity}`, "Q-32"],
      [
        "{{#entity}}{{#attributes}}{{notes}} & {{{notes}}}{{/attributes}}{{/entity}}",
        (mark) => `&lt;${mark}&gt; & <${mark}>`,
        "Q-32",
      ],
      ["[{{nothing}}{{^entity}}none{{/entity}}{{! a remark }}]", () => "[]", "Q-32"],
    ];
    for (const [template, wanted, statement] of cases) await tryTemplate(calling, { template, wanted }, statement);
    const hard = [hardest, `${hardest}\nsecond\tline\r\n\r\n`, '{"a":"\\"\\u00e9\\n\\\\"}'].map(
      (text) => [text, "", "Q-40"] as const,
    );
    // A service may require that templates are JSON, whatever their length.
    const long = longTexts.map((text) => [`{"a":"${text}`, '"}', "Q-25"] as const);
    for (const [start, end, openTo] of [...hard, ...long]) {
      const template = `${start} {{event_type}} {{#entity}}“{{id}}”{{/entity}}${end}`;
      const wanted = () => `${start} ${event} “${id}”${end}`;
      await tryTemplate(calling, { template, wanted }, "C-04", { openTo });
    }
    await renderAddress(calling, event);
  },
};

/** A template, and the expected text for the event with a mark. */
interface Example {
  template: string;
  wanted: (mark: string) => string;
}

async function tryTemplate(
  calling: Calling,
  { template, wanted }: Example,
  id: StatementId,
  options: ConfigureOptions = {},
): Promise<void> {
  if (!(await configured(calling, { custom_payload: template }, [id], options))) return;
  const event = await causeEvent(calling, (mark) => ({ notes: `<${mark}>` }));
  // A template may be stored in a normal form. The body then has that form too.
  const isIt = ({ body }: { body: string }) => likeness(wanted(event.mark), body, "text").is !== "lost";
  const call = await expectCall(calling, { ...event, isIt }, [id], "an update");
  if (!call) return;
  const made = () => `the template ${show(template)} rendered ${show(call.body)}, not ${show(wanted(event.mark))}`;
  calling.kit.check([id], isIt(call), made);
}

/** Learns the values of the tags in the spec. The words are open, but they must not be those of another event. */
async function learnWords(calling: Calling): Promise<Words | undefined> {
  const template = "{{event_type}}|{{entity_type}}|{{#entity}}{{id}}{{/entity}}";
  if (!(await configured(calling, { custom_payload: template }, ["C-04", "Q-32"]))) return undefined;
  const call = await expectCall(calling, await causeEvent(calling), ["C-04"], "an update");
  if (!call) return undefined;
  const [event = "", entity = "", id, ...more] = call.body.split("|");
  // A word that the document uses for something else cannot be this target's word for it.
  const isWrong = (word: string, right: string) =>
    word === "" || word.includes("{{") || (word !== right && [...eventTypes, ...entityTypes].includes(word));
  const isRendered =
    id === calling.upload.id && more.length === 0 && !isWrong(event, "update") && !isWrong(entity, "upload");
  const made = () =>
    `for an update of upload ${calling.upload.id} the template ${show(template)} rendered ${show(call.body)}`;
  if (!calling.kit.check(["C-04"], isRendered, made)) return undefined;
  calling.kit.check(["Q-07"], event === "update" && entity === "upload", made);
  return { event, entity };
}

async function renderAddress(calling: Calling, word: string): Promise<void> {
  const suffix = "/{{event_type}}/{{#entity}}{{id}}{{/entity}}";
  const set = await configure(calling, { custom_payload: null }, suffix);
  if (!set.accepted) return;
  const call = await expectCall(calling, await causeEvent(calling), ["Q-32"], "an update");
  const wanted = `/${word}/${calling.upload.id}`;
  if (!call) return;
  const made = () => `the template in /url rendered ${call.path}, which does not end with ${wanted}`;
  calling.kit.check(["Q-32"], pathOf(call).endsWith(wanted), made);
}
