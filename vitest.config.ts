import { defineConfig } from "vitest/config";

const build = "test/support/build.ts";
const buildSite = "test/support/build-site.ts";

/** What runs what users run, in this machine alone. */
const onBuild = {
  globalSetup: [build],
  setupFiles: ["test/support/stay-on-loopback.ts"],
  // Nothing keeps state in a module, so files can share them; loading them for each file costs half of the time.
  isolate: false,
  // A machine that is busy with other things is no failure.
  testTimeout: 30_000,
};

/** In a real Chromium, started once for all files; where there is none one line says so, and the tests are skipped. */
const chromium = "test/e2e/browser/chromium.ts";

/** Whole runs of the kit against each wrong server, and the right ones that differ. */
const wholeRuns = "test/kit/{second-implementation,servers}";

/** Whole runs that repeat what rows of the gate show: several switches at once, and the kept reports, for a rebuild of the kit. */
const wholeReports = "test/kit/{second-implementation/combined.test.ts,servers/verdicts/verdicts.test.ts}";

/** What looks at the pages of the documentation as they were built. */
const ofSite = "{unit/site,behaviour/http/docs}";

/** Requests of any kind, thousands of them. */
const hostile = "test/robustness/hostile";

/** On a machine of CI that is busy with others a test may fail once: it is tried again, and the output says so. */
const retry = process.env.CI ? 1 : 0;

const project = (name: string, folders: string, options: object = onBuild) => ({
  test: { name, include: [`test/${folders}/**/*.test.ts`], retry, ...options },
});

export default defineConfig({
  test: {
    // One of two cores would be left idle otherwise: by default vitest keeps one for itself.
    maxWorkers: 2,
    projects: [
      // `npm test`: one project, so that each worker loads the sources once.
      project("fast", "{unit,behaviour,kit,robustness}", {
        ...{ ...onBuild, exclude: [`${wholeRuns}/**`, `${hostile}/**`, `test/${ofSite}/**`] },
      }),
      // For the gate.
      project("servers", "kit/{second-implementation,servers}", {
        ...{ ...onBuild, testTimeout: 90_000, exclude: [wholeReports] },
      }),
      project("site", ofSite, { ...onBuild, globalSetup: [build, buildSite] }),
      project("hostile", "robustness/hostile", {
        ...{ globalSetup: [build], env: { HOSTILE_REQUESTS: "1000" }, testTimeout: 300_000 },
      }),
      project("processes", "e2e/processes", { ...onBuild, globalSetup: [build, buildSite] }),
      // Installs the tarball as a user does, and follows the recipes. Packing builds too, before anything runs.
      project("package", "e2e/package", { globalSetup: [build, buildSite, "test/support/pack.ts"] }),
      project("browser", "e2e/browser", {
        ...{ globalSetup: [build, buildSite, chromium], isolate: false, testTimeout: 60_000 },
      }),
      // On demand (`npm run nightly`): Prism between the kit and the mock, the kept verdicts, a fault at every request, and what Prism finds on the wrong servers.
      project("prism", "e2e/prism", { testTimeout: 300_000 }),
      {
        test: {
          ...{ ...onBuild, name: "verdicts", env: { WEATHER: "all", FAULTS: "1" } },
          include: [
            wholeReports,
            "test/kit/second-implementation/weather.test.ts",
            "test/robustness/faults/faults.test.ts",
          ],
        },
      },
      project("score", "e2e/score", { testTimeout: 900_000 }),
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
