import { Session } from "node:inspector/promises";

/** What runs between two looks: the files of `src` and `contracts`, by V8's coverage. */
const root = new URL("../../", import.meta.url);
const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });

async function filesThatRan(): Promise<string[]> {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  return result.flatMap(({ url, functions }) => {
    const path = url.startsWith(root.href) ? url.slice(root.href.length).replace(/\?.*$/, "") : "";
    if (!/^(?:src|contracts)\//.test(path) || path.includes("/generated/")) return [];
    // The first function without a name is the module itself.
    const ran = functions.some(
      ({ functionName, ranges }) =>
        (ranges[0]?.count ?? 0) > 0 &&
        functionName !== "__name" &&
        !(functionName === "" && ranges[0]?.startOffset === 0),
    );
    return ran ? [path] : [];
  });
}

const [, , target] = process.argv;
if (target === undefined) {
  const { createStandin } = await import("../../src/index.js");
  const standin = await createStandin({ port: 0 });
  const put = async (path: string, fields: object) => {
    const response = await fetch(standin.url + path, {
      method: "PUT",
      headers: { Authorization: "Bearer any", "Content-Type": "application/json" },
      body: JSON.stringify(fields),
    });
    await response.arrayBuffer();
  };
  const receiver = await standin.createReceiver([200]);
  await put("/webhooks/2001", { enabled: false });
  await put("/uploads/1001", { author: "A" });
  await filesThatRan();
  await put("/uploads/1001", { author: "B" });
  const request = await filesThatRan();
  await put("/webhooks/2001", { enabled: true, url: receiver.url });
  await put("/uploads/1001", { author: "C" });
  await standin.webhookCalls.settle();
  await filesThatRan();
  await put("/uploads/1001", { author: "D" });
  await standin.webhookCalls.settle();
  const call = await filesThatRan();
  console.log(JSON.stringify({ request, call: call.filter((file) => !request.includes(file)) }));
} else {
  const { verify } = await import("../../src/suite/index.js");
  await verify({ target, only: ["W-05"] });
  await filesThatRan();
  await verify({ target, only: ["U-08"] });
  console.log(JSON.stringify({ verdict: await filesThatRan() }));
}
process.exit(0);
