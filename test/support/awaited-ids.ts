/**
 * Ids of the catalogue that nothing checks or shows yet, each with the reason. An id goes from here when its contract, its
 * wrong server and its test of the behaviour are there.
 */
const awaitedIds: Readonly<Record<string, string>> = {
  "U-19": "nothing around the two operations shows what a record does with its metadata",
};

export const isAwaited = (id: string): boolean => id in awaitedIds;
