/** What imports modules for the bundle; elsewhere there is none. */
declare const $import: ((url: string) => Promise<Record<string, unknown>>) | undefined;

/** Imports a module of the user's, by its URL. */
export const importModule = (url: string): Promise<Record<string, unknown>> =>
  typeof $import === "undefined" ? import(url) : $import(url);
