/**
 * Ids of the catalogue that nothing checks or shows yet, each with the reason. An id goes from here when its contract, its
 * wrong server and its test of the behaviour are there.
 */
export const awaitedIds: Readonly<Record<string, string>> = {
  "U-19": "nothing around the two operations shows what a record does with its metadata",
  "Q-48": "test/behaviour/list-uploads.test.ts shows it; the kit has no contract for it yet",
  "Q-49": "new in version 2 of the catalogue",
  "Q-50": "test/behaviour/files.test.ts shows it; the kit has no contract for it yet",
};

export const isAwaited = (id: string): boolean => id in awaitedIds;
