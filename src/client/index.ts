/** `standin/client`: a running Standin, driven from Node or a browser. */
export type { ConnectOptions } from "./connect.js";
export { connect } from "./connect.js";
export type { RemoteEnvironment, RemoteJournalEntry, RemoteReceiver } from "./remote.js";
export { StandinError } from "./request.js";
