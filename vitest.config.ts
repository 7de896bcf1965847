import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

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

const unbuilt = { globalSetup: [], setupFiles: [], isolate: true };

/** In a real Chromium, started once for all files; where there is none one line says so, and the tests are skipped. */
const chromium = "test/e2e/browser/chromium.ts";

/** For the gate: whole runs of the kit, against each wrong server and the right ones that differ, and requests of any kind by the thousand. */
const servers = ["test/kit/{second-implementation,servers,whole}/**", "test/robustness/hostile/**"];

/** For the gate: what fills the memory and the disk, or ends many runs; `npm test` is what somebody waits for. */
const long = [
  "test/behaviour/{memory,memory-of-connections,transports,file-limits,seed/save,delivery/what-is-kept}.test.ts",
  "test/kit/control-characters.test.ts",
  "test/robustness/faults/manners.test.ts",
];

/** For the gate: what runs in processes of its own, and what looks at the pages of the documentation as they were built. */
const processes = ["test/e2e/processes/**", "test/{unit/site,behaviour/http/docs}/**"];

/** Whole runs that repeat what rows of the gate show: several switches at once, and the kept reports, for a rebuild of the kit. */
const wholeReports = "test/kit/{second-implementation/combined.test.ts,servers/verdicts/verdicts.test.ts}";

/** By night alone: what installs frameworks and builds again, what takes memory, and whole runs in processes that others show in theirs. */
const nightly = process.env.WHOLE
  ? []
  : ["test/e2e/package/{teams,kit,build}.test.ts", "test/e2e/processes/{new-attribute,memory,wires/wires}.test.ts"];

/** What takes longest starts first, so that no worker ends long before the other. */
class LongestFirst extends BaseSequencer {
  static readonly #longest = [
    ...["production", "right", "weather", "wrong", "docs", "recipes", "undo", "guides", "teams", "lifecycle"],
    ...["packed", "fuzz", "mouse", "instrument", "memory-of-connections", "safety", "dry-run", "held-in-part"],
  ].map((name) => `/${name}.test.ts`);

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turnOf = ({ moduleId }: TestSpecification) => {
      const turn = LongestFirst.#longest.findIndex((name) => moduleId.endsWith(name));
      return turn < 0 ? LongestFirst.#longest.length : turn;
    };
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => a.project.name.localeCompare(b.project.name) || turnOf(a) - turnOf(b));
  }
}

/** On a machine of CI that is busy with others a test may fail once: it is tried again, and the output says so. */
const retry = process.env.CI ? 1 : 0;

const project = (name: string, folders: readonly string[], options: object = {}) => ({
  test: {
    ...onBuild,
    name,
    retry,
    include: folders.map((one) => (one.endsWith(".ts") ? one : `${one}/*.test.ts`)),
    ...options,
  },
});

export default defineConfig({
  test: {
    // One of two cores would be left idle otherwise: by default vitest keeps one for itself.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Few projects, since the workers of each load the sources anew.
    projects: [
      // `npm test`.
      project("fast", ["test/{unit,behaviour,kit,robustness}/**"], { exclude: [...servers, ...processes, ...long] }),
      // For the gate.
      project("servers", [...servers, ...long], {
        env: { HOSTILE_REQUESTS: process.env.WHOLE ? "1000" : "400" },
        testTimeout: 240_000,
        exclude: [wholeReports],
      }),
      project("processes", processes, { globalSetup: [build, buildSite], exclude: nightly }),
      // Installs the tarball as a user does, and follows the recipes. Packing builds too, before anything runs.
      project("package", ["test/e2e/package/**"], {
        ...{ globalSetup: [build, buildSite, "test/support/pack.ts"], exclude: nightly },
      }),
      project("browser", ["test/e2e/browser/**"], {
        ...{ globalSetup: [build, buildSite, chromium], setupFiles: [], testTimeout: 60_000 },
        expect: { poll: { timeout: 15_000 } },
      }),
      // By night (`npm run nightly`, WHOLE=yes): Prism between the kit and the mock, the kept verdicts, and a fault at every request, and what Prism finds on the wrong servers.
      project("verdicts", [], {
        ...{
          env: { FAULTS: "1", SECRETS: "all" },
          testTimeout: 600_000,
          include: [wholeReports, "test/robustness/faults/faults.test.ts", "test/unit/base/secret-forms.test.ts"],
        },
      }),
      project("prism", ["test/e2e/prism/**"], { ...unbuilt, testTimeout: 300_000 }),
      project("score", ["test/e2e/score/**"], { ...unbuilt, testTimeout: 900_000 }),
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
