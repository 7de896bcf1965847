import { likeness } from "../../src/kit/index.js";

/** Standin's types of events and entities (Q-07). Other services may use other words. */
export const eventTypes = ["create", "update", "delete", "publish", "unpublish"];
const entityTypes = [
  "item",
  "item_type",
  "upload",
  "build_trigger",
  "environment",
  "maintenance_mode",
  "sso_user",
  "cda_cache_tags",
];

/** A template with every tag of the spec. It is JSON before and after it is rendered, since a service may take nothing else. */
export const wholeTemplate = '{"event":"{{event_type}}|{{entity_type}}",\n"id":"{{#entity}}{{id}}{{/entity}}"}';

/** The values of the tags in the spec. The words for events and entities are open (Q-07). */
export interface TagValues {
  event: string;
  entity: string;
  id: string;
}

/** What the tags became in a body. Undefined if it is not made from that template. */
export function valuesIn(body: string): TagValues | undefined {
  const [, event, entity, id] =
    /^\{\s*"event"\s*:\s*"([^|"]*)\|([^"]*)"\s*,\s*"id"\s*:\s*"([^"]*)"\s*\}\s*$/.exec(body) ?? [];
  return event === undefined || entity === undefined || id === undefined ? undefined : { event, entity, id };
}

/** A template with only these tags, rendered. */
export const render = (template: string, { event, entity, id }: TagValues): string =>
  template
    .replace(/\{\{[#/]entity\}\}/g, "")
    .replaceAll("{{id}}", id)
    .replaceAll("{{event_type}}", event)
    .replaceAll("{{entity_type}}", entity);

/** A template may be stored in a normal form (Q-42). The body then has that form too. */
export const isLike = (wanted: string, body: string): boolean => likeness(wanted, body, "text").is !== "lost";

/**
 * Whether a body is the template, rendered for an event of an entity. A word that the document uses for something else
 * cannot be the target's word for it.
 */
export function isRendered(body: string, wanted: TagValues): boolean {
  const values = valuesIn(body);
  const isWord = (word: string, right: string) =>
    word !== "" && !word.includes("{{") && (word === right || ![...eventTypes, ...entityTypes].includes(word));
  return (
    values !== undefined &&
    isWord(values.event, wanted.event) &&
    isWord(values.entity, wanted.entity) &&
    isLike(render(wholeTemplate, { ...values, id: wanted.id }), body)
  );
}
