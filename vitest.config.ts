import { defineConfig } from "vitest/config";

/** What runs what users run, in this machine alone. */
const onBuild = {
  globalSetup: ["test/support/build.ts"],
  setupFiles: ["test/support/stay-on-loopback.ts"],
  // Nothing keeps state in a module, so files can share them; loading them for each file costs half of the time.
  isolate: false,
  // A machine that is busy with other things is no failure.
  testTimeout: 30_000,
};

/** In a real Chromium, started once for all files; where there is none one line says so, and the tests are skipped. */
const chromium = "test/e2e/browser/chromium.ts";
const inChromium = { globalSetup: [chromium], isolate: false, testTimeout: 60_000 };

/**
 * What a browser has nothing of: sockets and who comes in by them, the page, a client that is given a port. And what takes
 * long and says nothing of how a request came in: how much is kept, and for how long.
 */
const ofServersAlone = [
  "test/behaviour/control/{guard,walk,stream,official-client,reset}.test.ts",
  "test/behaviour/delivery/{deliver-default,own-control,send,calls,what-is-kept}.test.ts",
];

/** One project a folder of tests: what is in the folder is in the project, and no file is listed. */
const project = (folder: string, options: object = onBuild, name = folder.replace("e2e/", "")) => ({
  test: { name, include: [`test/${folder}/**/*.test.ts`], ...options },
});

export default defineConfig({
  test: {
    // One of two cores would be left idle otherwise: by default vitest keeps one for itself.
    maxWorkers: 2,
    projects: [
      project("unit"),
      project("behaviour"),
      // The same tests of the mock in a browser, through its `fetch`.
      {
        test: {
          name: "over-fetch",
          include: ["test/behaviour/*.test.ts", "test/behaviour/{control,delivery}/*.test.ts"],
          exclude: ofServersAlone,
          env: { STANDIN_OVER_FETCH: "yes" },
          ...onBuild,
        },
      },
      project("kit", { ...onBuild, exclude: ["test/kit/{mutants,servers}/**"] }),
      // The kit against each wrong server, and the right ones that differ: a whole run each, so that they are for the gate.
      project("kit/{mutants,servers}", onBuild, "servers"),
      project("robustness"),
      // The same tests with more requests, for the gate.
      project(
        "robustness/hostile",
        { globalSetup: ["test/support/build.ts"], env: { HOSTILE_REQUESTS: "2000" }, testTimeout: 300_000 },
        "hostile",
      ),
      project("e2e/processes"),
      // One test of the page for `npm test`, and all of them for `npm run test:browser`.
      project("e2e/smoke", inChromium),
      project("e2e/browser", { ...inChromium, globalSetup: ["test/support/build.ts", chromium] }),
      // Installs the tarball as a user does, and follows the recipes. Packing builds too, before anything runs.
      project("e2e/package", { globalSetup: ["test/support/build.ts", "test/support/pack.ts"] }),
      // Prism between the kit and the mock.
      project("e2e/prism", { testTimeout: 300_000 }),
      // What Prism finds on the wrong servers, for the page of the score: minutes, so that it is run by hand (`npm run score`).
      project("e2e/score", { testTimeout: 900_000 }),
      // `STANDIN_TARGET=… npx vitest run --project contracts`: one test a contract; the mock without a target.
      {
        test: {
          name: "contracts",
          include: ["test/kit/contracts/*.spec.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
