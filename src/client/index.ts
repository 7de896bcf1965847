/** `standin/client`: controls a running Standin from Node or a browser. */
export type { ConnectOptions, RemoteEnvironment, RemoteJournalEntry, RemoteReceiver } from "./connect.js";
export { connect } from "./connect.js";
export { StandinError } from "./control.js";
