import { onUpdate } from "./faults.js";
import { toMutants } from "./mutant.js";

/** Access to both updates. */
export const accessMutants = toMutants([
  [
    "A-01",
    "takes an update of an upload without a token",
    onUpdate("upload", (_, call) => {
      call.headers.authorization ??= "Bearer nobody";
    }),
  ],
  [
    "A-01",
    "takes an update of a webhook without a token",
    onUpdate("webhook", (_, call) => {
      call.headers.authorization ??= "Bearer nobody";
    }),
  ],
  [
    "A-01",
    "takes an empty token",
    {
      request: (call) => {
        if (call.headers.authorization === "Bearer") call.headers.authorization = "Bearer nobody";
      },
    },
  ],
  [
    "A-01",
    "takes a token that has no access",
    {
      request: (call) => {
        call.headers.authorization = call.headers.authorization?.replace("no-management-access", "other") ?? "";
      },
    },
  ],
  [
    "A-01",
    "refuses without a token, and updates all the same",
    {
      async request(call, inside) {
        if (call.updates === "upload" && call.headers.authorization === undefined)
          await inside.ask("PUT", `/uploads/${call.id}`, call.sent);
      },
    },
  ],
]);
