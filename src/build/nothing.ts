/** Replaces an unused package in a bundle. */
export {};
