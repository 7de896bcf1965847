import { type Contract, isObject, type JsonValue, type Kit, type ReceivedCall, show } from "../src/kit/index.js";
import { describe, isAt, jsonOf, likenessOf } from "./judge/call.js";
import { type Calling, causeEvent, configure, expectCall, setUpCalls } from "./steps/calls.js";
import { graceFor } from "./steps/silence.js";

/** A call under one version of the API. */
interface Sample {
  version: string;
  call: ReceivedCall;
}

/** The spec shows neither versions nor their forms, so two versions that the target accepts are compared. */
export const callPayloadVersion: Contract = {
  id: "call-payload-version",
  ids: ["C-06", "Q-23"],
  title: "payload_api_version sets the version of the payload: two versions differ in form or are named",
  serialGroup: "calls",
  needs: ["upload", "webhook", "callback"],
  async run(kit) {
    const calling = await setUpCalls(kit, this.ids);
    if (!calling) return;
    const { payload_api_version: own } = await calling.webhook.read();
    if (typeof own !== "string") {
      kit.notVerified(
        this.ids,
        "the target does not show /payload_api_version, so the kit has no version to start with",
      );
      return;
    }
    const first = await sampleOf(kit, calling, own);
    if (!first) return;
    for (const version of ["2", "3", "1"].filter((one) => one !== own)) {
      const set = await configure(calling, { payload_api_version: version });
      if (!set.accepted || (await calling.webhook.read()).payload_api_version !== version) continue;
      const event = await causeEvent(calling);
      if (event.problem !== undefined) continue;
      // The settings stay until the call has come, since a service may read them when it sends it.
      const call = await calling.inbox.next(
        (one) => isAt(one, event.url) && likenessOf(one, event, calling.marks) === "sure",
        graceFor(kit, kit.isStandin),
      );
      const again = await sampleOf(kit, calling, own);
      if (!again) return;
      if (version !== "3") {
        const told = () => `with payload_api_version ${show(version)} there was ${call && describe(call)}`;
        kit.check(["Q-23"], call === undefined, told);
      }
      if (call) return compare(kit, [first, again], { version, call });
      kit.notVerified(["C-06"], `the target makes no call with payload_api_version ${show(version)}`);
      return;
    }
    kit.notVerified(["C-06"], `the target accepts only payload_api_version ${show(own)}`);
  },
};

async function sampleOf(kit: Kit, calling: Calling, version: string): Promise<Sample | undefined> {
  const set = await configure(calling, { payload_api_version: version });
  if (!set.accepted) {
    kit.notVerified(["C-06"], `payload_api_version ${show(version)} was not accepted: ${set.told}`);
    return undefined;
  }
  const call = await expectCall(calling, await causeEvent(calling), ["C-01"], "an update");
  return call && { version, call };
}

/** Two calls under one version, and a call under another version between them. */
function compare(kit: Kit, [first, again]: [Sample, Sample], other: Sample): void {
  const named = other.call.headers["x-payload-api-version"] ?? ownWord(jsonOf(other.call));
  const told = () =>
    `with payload_api_version ${show(other.version)} the payload names ${show(named)}: ${describe(other.call)}`;
  if (named !== undefined && !kit.check(["C-06"], String(named) === other.version, told)) return;
  const [one, two, third] = [first, again, other].map(({ call }) => formOf(jsonOf(call)).join("\n"));
  if (named !== undefined || (one === two && one !== third) || isNamed(first, again, other)) {
    kit.held(["C-06"]);
    return;
  }
  const because =
    one === two
      ? `the payloads of versions ${show(first.version)} and ${show(other.version)} have the same form, and do not name their version`
      : "payloads of the same version already differ in form";
  kit.notVerified(["C-06"], because);
}

/** The member of the payload with the name of the setting. Other members may have another meaning. */
function ownWord(payload: JsonValue | undefined): JsonValue | undefined {
  return isObject(payload) ? payload.payload_api_version : undefined;
}

/** Whether a member with a name about versions has each call's version. */
function isNamed(...samples: Sample[]): boolean {
  const [first, ...others] = samples.map(({ version, call }) => {
    const all = [...Object.entries(call.headers), ...leaves(jsonOf(call))];
    return all.filter(([name, value]) => /version/i.test(name) && value === version).map(([name]) => name);
  });
  return (first ?? []).some((name) => others.every((names) => names.includes(name)));
}

function leaves(value: JsonValue | undefined, at = ""): [string, JsonValue][] {
  if (Array.isArray(value)) return value.flatMap((one) => leaves(one, `${at}/*`));
  if (isObject(value)) return Object.entries(value).flatMap(([name, one]) => leaves(one, `${at}/${name}`));
  return value === undefined ? [] : [[at, value]];
}

/** The names of all members. Their values differ from one update to the next. */
const formOf = (payload: JsonValue | undefined): string[] => [...new Set(leaves(payload).map(([at]) => at))].sort();
