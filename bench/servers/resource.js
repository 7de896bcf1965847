import { readFileSync } from "node:fs";

/** What Standin itself answers for the upload that is updated: some 900 bytes. The bench writes it down first. */
export const resource = JSON.parse(readFileSync(process.env.BENCH_RESOURCE, "utf8"));
