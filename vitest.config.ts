import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: ["test/package/**", "test/browser/**"],
          // The tests of the command line run what users run.
          globalSetup: ["test/support/build.ts"],
          // Nothing keeps state in a module, so files can share them; loading them for each file costs half of the time.
          isolate: false,
        },
      },
      // In a real Chromium, which is started once for all files; skipped where there is none.
      { test: { name: "browser", include: ["test/browser/*.test.ts"], globalSetup: "test/browser/chromium.ts" } },
      // Installs the tarball as a user does; in the gate, not in `npm test`.
      { test: { name: "package", include: ["test/package/*.test.ts"] } },
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
