import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: ["test/package/**", "test/witness/prism.test.ts"],
          // The tests of the command line run what users run.
          globalSetup: ["test/support/build.ts"],
          // Nothing keeps state in a module, so files can share them; loading them for each file costs half of the time.
          isolate: false,
        },
      },
      // Installs the tarball as a user does; in the gate, not in `npm test`.
      { test: { name: "package", include: ["test/package/*.test.ts"] } },
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
