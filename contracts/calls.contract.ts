import {
  type Contract,
  type Fixture,
  isObject,
  type JsonObject,
  type Kit,
  likeness,
  type ReceivedCall,
  type StatementId,
  show,
} from "../src/kit/index.js";
import { basic, bringsCredentials, headerProblem, pathOf } from "./judge/call.js";
import { plainHard } from "./spec/hard-texts.js";
import { causeEvent, configured, expectCall, setUpCalls } from "./steps/calls.js";

const shared = { serialGroup: "calls", needs: ["upload", "webhook", "callback"] } as const;

/** A call goes to the webhook's address with its headers. */
export const callMade: Contract = {
  id: "call-made",
  ids: ["C-01", "C-02", "Q-37"],
  title: "an event calls the url of the webhook, with its additional headers",
  ...shared,
  async run(kit) {
    const headers = { "X-Standin-One": "one 1", "X-Standin-Two": "2" };
    const calling = await setUpCalls(kit, this.ids, { headers });
    if (!calling) return;
    const first = await expectCall(calling, await causeEvent(calling), ["C-01", "C-02"], "an update of an upload");
    if (!first) return;
    kit.held(["C-01"], { part: "sends" });
    checkAddress(kit, first, calling.url);
    checkHeaders(kit, first, headers);
    checkOwnHeaders(kit, first);

    const more = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`X-Standin-More-${at}`, `${at}`]));
    const others = { "X-Standin-Two": 'Other, "two"', "Api-Key": plainHard, traceparent: "00-Standin-1", ...more };
    const suffix = "/Moved/Here/%C3%BC%2Fz/?X=1&y=a%20b&z=%26%3D%25&y=again";
    if (!(await configured(calling, { headers: others }, ["C-02"], { suffix, openTo: "Q-27" }))) return;
    const event = await causeEvent(calling);
    const second = await expectCall(calling, event, ["C-02"], "an update after /url was changed");
    if (!second) return;
    checkAddress(kit, second, calling.url);
    checkHeaders(kit, second, others);
    await checkTakenAway(kit, second, calling.webhook, "X-Standin-One");
  },
};

function checkAddress(kit: Kit, call: ReceivedCall, url: string): void {
  const { pathname, search } = new URL(url);
  const [wanted, sent] = [{ path: pathname + search }, call].map((one) => `http://receiver${pathOf(one)}`) as [
    string,
    string,
  ];
  const { is } = likeness(wanted, sent, "url");
  const because = () => `the call went to ${call.path}, but /url is ${show(url)}`;
  const [id, part] = is === "normal form" ? (["Q-42"] as const) : (["C-02", "url"] as const);
  kit.check([id], is === "same", because, { part, call });
}

/**
 * A header that an update left out. If the target merges headers, which is open, the webhook still has it and
 * shows it.
 */
async function checkTakenAway(kit: Kit, call: ReceivedCall, webhook: Fixture, name: string): Promise<void> {
  const sent = call.headers[name.toLowerCase()];
  if (sent === undefined) return;
  const { headers } = await webhook.read();
  const has = (shown: JsonObject) => Object.keys(shown).some((one) => one.toLowerCase() === name.toLowerCase());
  const because = () => `the call still sends ${name}, which the last update of /headers removed: ${show(sent)}`;
  if (!isObject(headers)) kit.check(["Q-39"], false, because);
  else if (!has(headers)) kit.check(["C-02"], false, because, { call });
}

function checkHeaders(kit: Kit, call: ReceivedCall, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    const problem = headerProblem(call, name, value);
    kit.check(["C-02"], problem === undefined, () => problem ?? "", { part: "headers", call });
  }
}

function checkOwnHeaders(kit: Kit, { method, headers }: ReceivedCall): void {
  kit.check(["Q-37"], method === "POST", () => `the call uses ${method}, not POST`);
  const type = headers["content-type"] ?? "";
  kit.check(["Q-37"], type.startsWith("application/json"), () => `the call has Content-Type ${show(type)}`);
  kit.check(["Q-37"], headers.accept === "*/*", () => `the call has Accept ${show(headers.accept)}`);
  kit.check(["Q-37"], headers["user-agent"] !== undefined, () => "the call has no User-Agent");
}

/** Basic credentials: both, one, none. */
export const callCredentials: Contract = {
  id: "call-credentials",
  ids: ["C-03", "Q-28"],
  title: "a call carries Basic credentials when they are set, and none when both are null",
  ...shared,
  async run(kit) {
    const calling = await setUpCalls(kit, this.ids);
    if (!calling) return;
    const { webhook } = calling;
    if (!webhook.mayTouch("http_basic_user") || !webhook.mayTouch("http_basic_password")) {
      kit.notVerified(this.ids, "the target does not show the credentials, so the kit could not restore them");
      return;
    }
    const [user, password] = ['Zoë "A" \\ 猫', "Pä:ss: 100%41 <b> 👩‍🚀"];
    // Its Base64 is longer than a line of mail, or a column that was made for a name.
    const long = `Long-secret-1-${"0123456789".repeat(7)}`;
    const openTo = (value: unknown): StatementId | undefined =>
      value === password ? "Q-42" : value === long ? "Q-25" : undefined;
    const cases: [JsonObject, string | undefined, StatementId][] = [
      [{ http_basic_user: "ada", http_basic_password: "engine no: 1" }, "ada:engine no: 1", "C-03"],
      [{ http_basic_password: "Changed-secret-1" }, "ada:Changed-secret-1", "C-03"],
      [{ http_basic_user: user, http_basic_password: password }, `${user}:${password}`, "C-03"],
      [{ http_basic_user: null, http_basic_password: null }, undefined, "C-03"],
      [{ http_basic_user: "ada", http_basic_password: long }, `ada:${long}`, "C-03"],
      [{ http_basic_user: "ada", http_basic_password: null }, "ada:", "Q-28"],
      [{ http_basic_user: null, http_basic_password: "Only-this-secret-1" }, ":Only-this-secret-1", "Q-28"],
    ];
    for (const [fields, credentials, id] of cases) {
      const open = openTo(fields.http_basic_password);
      if (!(await configured(calling, fields, [id], open ? { openTo: open } : {}))) continue;
      const call = await expectCall(calling, await causeEvent(calling), ["C-03"], "an update");
      if (!call) return;
      const because = () => `with ${show(fields)} the call has Authorization ${show(call.headers.authorization)}`;
      const wanted = credentials === undefined ? "none" : show(basic(credentials));
      // If the target stores them in another Unicode form, the call has that form.
      const isBrought = [credentials, credentials?.normalize("NFD")].some((one) => bringsCredentials(call, one));
      const part = id === "C-03" ? (credentials === undefined ? "none" : "both") : undefined;
      kit.check([id], isBrought, () => `${because()}, not ${wanted}`, { part, call });
    }
  },
};

/** Headers of the webhook with the names of the call's own headers. */
export const callHeaderClash: Contract = {
  id: "call-header-clash",
  ids: ["Q-27"],
  title: "a header of the webhook wins over one that a call sets itself",
  ...shared,
  async run(kit) {
    const headers = { "user-agent": "Own agent", "Content-Type": "text/x-own" };
    const calling = await setUpCalls(kit, this.ids, { headers });
    if (!calling) return;
    const call = await expectCall(calling, await causeEvent(calling), ["Q-27"], "an update");
    for (const [name, value] of Object.entries(call ? headers : {})) {
      const sent = call?.headers[name.toLowerCase()];
      kit.check(
        ["Q-27"],
        sent === value,
        () => `${name} of the webhook is ${show(value)}, but the call has ${show(sent)}`,
      );
    }
  },
};
