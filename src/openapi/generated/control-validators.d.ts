// Generated from control.openapi.yaml by `npm run generate`; not to be edited.
import type { ValidateFunction } from "ajv";
import type { Expectations } from "../control-expectations.js";
import type { components, operations } from "./control-types.js";
export type ControlBodyName = "CallWait" | "ClockAdvance" | "FaultSpec" | "JobRelease" | "JobScript" | "LatencySetting" | "RaisedEvent" | "ReceiverScript" | "ResetRequest";
export type ControlQueryName = "listJournal" | "listCalls" | "showOverview" | "showResource";
type Query<Name extends ControlQueryName> = NonNullable<operations[Name]["parameters"]["query"]>;
/** By the schema of the body. */
export declare const bodies: { readonly [Name in ControlBodyName]: ValidateFunction<components["schemas"][Name]> };
/** By operationId; they turn strings into numbers. */
export declare const queries: { readonly [Name in ControlQueryName]: ValidateFunction<Query<Name>> };
/** The text of the error for each. */
export declare const expectations: Readonly<Record<ControlBodyName | ControlQueryName, Expectations>>;
