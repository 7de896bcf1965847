import { defineConfig } from "vitest/config";

/** In a real Chromium, started once for all files; where there is none one line says so, and the tests are skipped. */
const inChromium = { globalSetup: ["test/browser/chromium.ts"], isolate: false, testTimeout: 60_000 };

/** What starts many processes: in the gate, so that `npm test` stays under a minute. */
const processes = [
  "test/cli/docs.test.ts",
  "test/docs/guides.test.ts",
  "test/faults/{loopback,output,shutdown}.test.ts",
  "test/readme/*.test.ts",
  "test/second-implementation/*.test.ts",
];

/** Judges each regular expression without running it, which takes a second for some: in the gate. */
const judged = ["test/hostile/patterns-judged.test.ts"];

/** What the projects share whose tests run what users run, in this machine alone. */
const onBuild = {
  globalSetup: ["test/support/build.ts"],
  setupFiles: ["test/support/stay-on-loopback.ts"],
  // Nothing keeps state in a module, so files can share them; loading them for each file costs half of the time.
  isolate: false,
  // A machine that is busy with other things is no failure.
  testTimeout: 30_000,
};

export default defineConfig({
  test: {
    // One of two cores would be left idle otherwise: by default vitest keeps one for itself.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: ["test/package/**", "test/browser/**", "test/witness/prism.test.ts", ...processes, ...judged],
          ...onBuild,
        },
      },
      { test: { name: "processes", include: processes, ...onBuild } },
      // The same files send a thousand requests each in `npm test`.
      {
        test: {
          name: "hostile",
          include: ["test/hostile/{hostile,fuzz}.test.ts", ...judged],
          globalSetup: ["test/support/build.ts"],
          env: { HOSTILE_REQUESTS: "20000" },
          testTimeout: 300_000,
        },
      },
      // One test of the page for `npm test`, and all of them for `npm run test:browser`.
      { test: { name: "smoke", include: ["test/browser/smoke.test.ts"], ...inChromium } },
      {
        test: {
          name: "browser",
          include: ["test/browser/*.test.ts"],
          ...inChromium,
          globalSetup: ["test/support/build.ts", ...inChromium.globalSetup],
        },
      },
      // Installs the tarball as a user does, and follows the recipes; in the gate, not in `npm test`. One file after the
      // other, since packing builds what the recipes run.
      {
        test: {
          name: "package",
          include: ["test/package/*.test.ts"],
          globalSetup: ["test/support/build.ts"],
          fileParallelism: false,
        },
      },
      // Prism between the kit and the mock; in the gate, not in `npm test`.
      { test: { name: "witness", include: ["test/witness/prism.test.ts"], testTimeout: 300_000 } },
      // `STANDIN_TARGET=… npx vitest run --project contracts`: one test a contract; the mock without a target.
      {
        test: {
          name: "contracts",
          include: ["test/contracts/*.spec.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
