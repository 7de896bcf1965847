import { isObject } from "../../../src/base/json.js";
import { coerce, merged, number, onlyInResponse, onShow } from "./faults.js";
import { type Mutant, toMutants } from "./mutant.js";

const headed = { contracts: ["webhook-headers", "webhook-together", "webhook-keeps", "webhook-overlap"] };
const passwords = {
  contracts: ["webhook-response", "webhook-http-basic-password", "webhook-together", "webhook-keeps", "webhook-empty"],
};
const responses = {
  contracts: [
    ...["webhook-response", "webhook-together", "webhook-empty", "webhook-overlap"],
    ...["webhook-headers", "webhook-names"],
  ],
};

/** Servers that keep every rule and differ in one assumption about the values of a webhook. */
export const webhookDifferences: Mutant[] = toMutants([
  [
    "Q-42",
    "stores an empty template as null",
    coerce("webhook", "custom_payload", (value) => (value === "" ? null : value)),
    { contracts: ["webhook-custom-payload", "webhook-together"] },
  ],
  [
    "Q-42",
    "writes a url as its parser does",
    coerce("webhook", "url", (value) => (URL.canParse(String(value)) ? new URL(String(value)).href : value)),
    { contracts: ["webhook-url", "webhook-together", "webhook-keeps"] },
  ],
  [
    "Q-43",
    "shows the password as stars",
    onShow("webhook", (webhook) => {
      if (typeof webhook.http_basic_password === "string") webhook.http_basic_password = "********";
    }),
    passwords,
  ],
  [
    "Q-43",
    "shows the last letters of the password",
    onShow("webhook", (webhook) => {
      const { http_basic_password: secret } = webhook;
      if (typeof secret === "string") webhook.http_basic_password = `****${secret.slice(-2)}`;
    }),
    passwords,
  ],
  [
    "Q-43",
    "does not show the password",
    onShow("webhook", (webhook) => {
      delete webhook.http_basic_password;
    }),
    passwords,
  ],
  [
    "Q-43",
    "shows the password as null",
    onShow("webhook", (webhook) => {
      webhook.http_basic_password = null;
    }),
    passwords,
  ],
  [
    "Q-44",
    "writes the names of headers in small letters",
    coerce("webhook", "headers", (value) =>
      isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name.toLowerCase(), one]))
        : value,
    ),
    headed,
  ],
  [
    "Q-27",
    "makes texts of header values",
    coerce("webhook", "headers", (value) =>
      isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one)])) : value,
    ),
    headed,
  ],
  [
    "Q-27",
    "shows header values that are numbers",
    onShow("webhook", (webhook) => {
      if (isObject(webhook.headers))
        webhook.headers = Object.fromEntries(
          Object.entries(webhook.headers).map(([name, one]) => [name, one && number(one)]),
        );
    }),
    headed,
  ],
  ["Q-05", "answers an update of a webhook with its identifier alone", onlyInResponse("webhook", ["id"]), responses],
  [
    "Q-05",
    "answers an update of a webhook with identifier and type",
    onlyInResponse("webhook", ["id", "type"]),
    responses,
  ],
  ["Q-39", "adds headers to those there are", merged("headers", "webhook"), headed],
  [
    "Q-39",
    "adds events to those there are",
    merged("events", "webhook"),
    { contracts: ["webhook-events", "webhook-together", "webhook-overlap"] },
  ],
]);
