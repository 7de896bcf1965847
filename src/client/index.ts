/** `standin/client`: a running Standin, driven from Node or a browser. */
export type { ConnectOptions } from "./connect.js";
export { connect } from "./connect.js";
export { StandinError } from "./control.js";
export type { RemoteEnvironment, RemoteJournalEntry, RemoteReceiver } from "./remote.js";
