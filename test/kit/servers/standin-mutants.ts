import type { StandinOptions } from "../../../src/options.js";

/** Shows some blocks by their identifiers, where they are expanded. */
const folds = (which: RegExp) => (body: string) =>
  JSON.stringify(JSON.parse(body, (_, value) => (which.test(value?.id) && value.attributes ? value.id : value)));

/** What only a Standin shows: its clock can be moved, and it has records. */
export const standinMutants: readonly {
  id: string;
  title: string;
  only: string;
  options?: StandinOptions;
  /** Changes the body of a request. */
  change?: (body: string) => string;
  /** Changes the body of a webhook call. */
  call?: (body: string) => string;
}[] = [
  {
    id: "C-01",
    title: "never calls",
    only: "call-silence",
    change: (body) => body.replace('"enabled":true', '"enabled":false'),
  },
  {
    id: "C-07",
    title: "never expands blocks",
    only: "call-nested-items",
    change: (body) => body.replace('"nested_items_in_payload":true', '"nested_items_in_payload":false'),
  },
  {
    id: "C-07",
    title: "always expands blocks",
    only: "call-nested-items",
    change: (body) => body.replace('"nested_items_in_payload":false', '"nested_items_in_payload":true'),
  },
  {
    id: "C-07",
    title: "expands the first block of a list alone",
    only: "call-nested-items",
    call: folds(/^block-second$/),
  },
  {
    id: "C-07",
    title: "does not expand blocks inside blocks",
    only: "call-nested-items",
    call: folds(/^block-inner$/),
  },
  {
    id: "C-07",
    title: "does not expand the blocks of a record as it was before",
    only: "call-nested-items",
    call: folds(/^former-/),
  },
  {
    id: "C-07",
    title: "does not expand the blocks of a related record",
    only: "call-nested-items",
    call: folds(/^related-/),
  },
  {
    id: "C-07",
    title: "expands blocks of what is no longer published",
    only: "call-nested-items",
    call: (body) =>
      body.includes('"event_type":"unpublish"')
        ? body.replace('"block-first"', '{"id":"block-first","attributes":{"text":"Inside block-first"}}')
        : body,
  },
  {
    id: "C-04",
    title: "says that what is no longer published is published",
    only: "call-nested-items",
    call: (body) => body.replace('"event":"unpublish|', '"event":"publish|'),
  },
  {
    id: "Q-54",
    title: "leaves blocks out where it does not expand them",
    only: "call-nested-items",
    call: (body) => body.replace(/"block-(first|text)"/g, "null"),
  },
  {
    id: "C-08",
    title: "never retries a call with the default payload",
    only: "call-retry-schedule",
    options: { retry: [] },
  },
  {
    id: "Q-21",
    title: "retries five times",
    only: "call-retry-schedule",
    options: { retry: ["2m", "6m", "30m", "1h", "5h"] },
  },
  {
    id: "Q-22",
    title: "counts no retries",
    only: "call-retry-schedule",
    call: (body) => body.replace(/("attempted_auto_retries_count":)\d+/, "$10"),
  },
  {
    id: "Q-26",
    title: "retries with the settings of the first attempt",
    only: "call-retry-schedule",
    change: (body) => body.replace('{"X-Standin-Time":"new"}', '{"X-Standin-Time":"old"}'),
  },
];
