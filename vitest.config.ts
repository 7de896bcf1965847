import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["test/**/*.test.ts"], exclude: ["test/package/**", "test/browser/**"] } },
      // In a real Chromium, which is started once for all files; skipped where there is none.
      { test: { name: "browser", include: ["test/browser/*.test.ts"], globalSetup: "test/browser/chromium.ts" } },
      // Installs the tarball as a user does; in the gate, not in `npm test`.
      { test: { name: "package", include: ["test/package/*.test.ts"] } },
    ],
  },
});
