import { build } from "./build.js";

/** Builds the documentation, for the tests that look at its pages. */
export default () => build("site");
