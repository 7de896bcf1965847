// Generated from report.schema.json by `npm run generate`; not to be edited.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A broken or different finding: its fields and kind, or its reason without values. */
        KnownFinding: {
            id: string;
            contract: string;
            /** @description Its fields and kind, or its reason without values. */
            finding: string;
        };
        /** @enum {unknown} */
        Verdict: "held" | "broken" | "differs" | "not-verified";
        /** @description One thing that a contract found. */
        ReportedCase: {
            /** @description The contract's own id. */
            id: string;
            /** @description Ids of the catalogue. */
            ids: string[];
            title: string;
            verdict: components["schemas"]["Verdict"];
            /** @description Why, in a sentence; absent for what held. */
            reason?: string;
            /** @description The reason, and what the spec states; null for what held. */
            because: string | null;
            /** @description Only where two values differ: where, as deep as there is a place, and both, in one line. */
            difference?: string;
            /** @description The request that did it, as a line of curl without secrets. */
            request: string | null;
            response: components["schemas"]["ReportedResponse"] | null;
            /** @description Only where another response shows what that request did: a later read, a job's result. */
            seen?: {
                /** @description The method and the address of the request. */
                by: string;
                request: string;
                response: components["schemas"]["ReportedResponse"];
            };
            /** @description Only where a received call shows it: the call, with its headers and body. */
            call?: string;
            /** @description Only of a broken rule: the readings that it leans on; none where the spec says it itself. */
            readings?: string[];
            /** @description Only where several members differ: the pointer of each. */
            members?: string[];
            /** @description Only of what was not verified: the parts of the rules that it is about, by name in the catalogue. */
            parts?: string[];
            /**
             * @description Only where it was not verified because the target failed: no response, or a status of 500 and above.
             * @constant
             */
            target_failed?: true;
            /**
             * @description Only of a difference that the binding declares. It does not fail a run with --strict.
             * @constant
             */
            declared?: true;
            /** @description What was changed: `enabled`: boolean → null. */
            change?: string;
            wrong?: components["schemas"]["Wrong"];
            /** @description A wider rule: where that is broken by itself, this comes from it. */
            follows_from?: string;
            /** @description The fields of that update that the finding is about, with the kinds of value that each had and was set to. */
            about?: components["schemas"]["Change"][];
        };
        ReportedResponse: {
            status: number;
            headers: {
                [key: string]: string;
            };
            body: unknown;
        };
        /** @description A reason to fail: an ID of the catalogue, and the contract that found it broken, or different with `--strict`. */
        Failing: {
            id: string;
            contract: string;
        };
        /** @description Only of a run that is held against a baseline: what contracts found broken or different that they did not then, what they did, and the ids that hold wherever they were wrong and tried again. */
        SinceBaseline: {
            date: string | null;
            new: components["schemas"]["KnownFinding"][];
            known: components["schemas"]["KnownFinding"][];
            /** @description The ids that are fixed. */
            mended: string[];
            /** @description What the earlier run had otherwise: target, binding, version. Absent if nothing. */
            unlike?: string[];
        };
        ReportedContract: {
            id: string;
            /** @description The ids of the catalogue that it can tell about. */
            ids: string[];
            title: string;
            verdict: components["schemas"]["Verdict"];
            /** @description In milliseconds. */
            duration_ms: number;
            /** @description What it changed, in a few words each. */
            changes: string[];
        };
        ReportedReading: {
            id: string;
            name: string;
            text: string;
            /** @constant */
            taken_back?: true;
        };
        /** @description A defect of the kit, not of the target. */
        InternalError: {
            /** @description Null for what happened around the contracts. */
            contract: string | null;
            message: string;
        };
        ReportedRequest: {
            /** @description Null for what is sent before the first contract, and after the last. */
            contract: string | null;
            method: string;
            url: string;
            headers: {
                [key: string]: string;
            };
            body: string | null;
        };
        /** @description A value of a borrowed resource that was not restored. Secrets are redacted. */
        ReportedLeftover: {
            /** @description The resource's type in the document. */
            kind: string;
            id: string;
            /** @description Null for a resource that the kit made and could not delete. */
            field: string | null;
            /** @description The value before the run. */
            was: unknown;
            /** @description The value now; absent where it could not be read. */
            now?: unknown;
        };
        /** @description One response of an operation, and how often a run has seen it. */
        CoveredResponse: {
            operation: string;
            status: number;
            /** @description The media type; null for one without a body. */
            content: string | null;
            /** @description Whether the document has it. */
            documented: boolean;
            seen: number;
        };
        /** @enum {unknown} */
        RuleVerdict: "held" | "held-in-part" | "broken" | "not-verified";
        /** @enum {unknown} */
        AssumptionVerdict: "same" | "differs" | "not-verified";
        Change: {
            field: string;
            from: string;
            to: string;
        };
        /**
         * @description What is wrong about the update: it is refused, or a value is lost or, as a text, altered, and the spec allows it; it is taken, or changes something though it is refused, and the spec does not.
         * @enum {unknown}
         */
        Wrong: "refused" | "lost" | "altered" | "taken" | "half refused";
        /** @description A field or a resource that the binding says is not in the product. */
        NotInProduct: {
            /** @description The resource's type in the document. */
            kind: string;
            /** @description Null where the whole resource is not there. */
            field: string | null;
            ids: string[];
        };
        /** The report of standin verify, version 1 */
        Report: {
            /** @constant */
            schema_version: 1;
            /** @description The URL of what was verified. */
            target: string;
            /**
             * @description Whether every contract that was selected had its turn.
             * @enum {unknown}
             */
            ended: "complete" | "interrupted" | "target lost" | "bail" | "in use" | "no resource" | "no record" | "no target" | "calls" | "max time" | "dry run" | "internal error";
            /** @description Only of a run that ended before its last contract: why, in a sentence. */
            ended_because?: string;
            /** @description Why the run does not exit with 0, in one line; absent if it does. */
            reason?: string;
            /** @description Only where something is left: the record that `--undo` takes. */
            run_record?: string;
            /** @description When the run started. */
            date: string;
            /** @description The version of Standin, with the commit it was built from: `0.2.0+4fcc92d`. */
            version: string;
            /** @description In milliseconds. */
            duration_ms: number;
            /** @description The file of the binding, as it was named; null without one. */
            binding: string | null;
            /** @description What was asked for: ids of the catalogue and of contracts; empty lists for all. */
            filter: {
                only: string[];
                skip: string[];
                without: string[];
            };
            /** @description What generated values were made from; null where there were none. */
            seed: number | null;
            requests_sent: number;
            /** @description What was met on the way to the target: responses with 429, with 500 and above, and requests without a response. */
            weather: {
                limited: number;
                failed: number;
                lost: number;
            };
            verdict: components["schemas"]["Verdict"];
            /** @description Every rule of the catalogue by its id. */
            rules: {
                [key: string]: components["schemas"]["RuleVerdict"];
            };
            /** @description Every assumption of the catalogue by its id. */
            assumptions: {
                [key: string]: components["schemas"]["AssumptionVerdict"];
            };
            cases: components["schemas"]["ReportedCase"][];
            /** @description The rules that are held in part, each with the parts that were not tried, and why. */
            held_in_part: {
                [key: string]: string[];
            };
            /** @description Only where the binding says that something is not in the product: what, and the ids that the run was not about for it. */
            not_in_product?: components["schemas"]["NotInProduct"][];
            /** @description The ids that had to hold, as --require says, and were not seen to. */
            unmet: string[];
            /** @description What the run fails for, after what is accepted and what the baseline has. */
            failing: components["schemas"]["Failing"][];
            /** @description Every contract that was selected. */
            contracts: components["schemas"]["ReportedContract"][];
            /** @description Only where members of a resource change with each read, by kind of resource: comparisons leave them out. */
            changing?: {
                [key: string]: string[];
            };
            /** @description Only where a team's own contracts were run: what their ids state. */
            catalogue?: {
                [key: string]: string;
            };
            /** @description How the broken rules are read, and what was taken back with --without. */
            readings: components["schemas"]["ReportedReading"][];
            /** @description What the kit itself got wrong, where it did: the report is not to be relied on. */
            internal_errors?: components["schemas"]["InternalError"][];
            /** @description Of a dry run alone: what a run would send, in order, with names in braces for what the target chooses; secrets redacted. */
            requests?: components["schemas"]["ReportedRequest"][];
            /** @description Every value that is not as it was before the run; secrets redacted. */
            left_behind: components["schemas"]["ReportedLeftover"][];
            /** @description Every response that the document has of the target's operations, and every other one that came. */
            coverage: components["schemas"]["CoveredResponse"][];
            baseline?: components["schemas"]["SinceBaseline"];
            /** @description Only of a run that was allowed to: whom it called that it did not create, with about how many calls. */
            called?: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type KnownFinding = components['schemas']['KnownFinding'];
export type Verdict = components['schemas']['Verdict'];
export type ReportedCase = components['schemas']['ReportedCase'];
export type ReportedResponse = components['schemas']['ReportedResponse'];
export type Failing = components['schemas']['Failing'];
export type SinceBaseline = components['schemas']['SinceBaseline'];
export type ReportedContract = components['schemas']['ReportedContract'];
export type ReportedReading = components['schemas']['ReportedReading'];
export type InternalError = components['schemas']['InternalError'];
export type ReportedRequest = components['schemas']['ReportedRequest'];
export type ReportedLeftover = components['schemas']['ReportedLeftover'];
export type CoveredResponse = components['schemas']['CoveredResponse'];
export type RuleVerdict = components['schemas']['RuleVerdict'];
export type AssumptionVerdict = components['schemas']['AssumptionVerdict'];
export type Change = components['schemas']['Change'];
export type Wrong = components['schemas']['Wrong'];
export type NotInProduct = components['schemas']['NotInProduct'];
export type Report = components['schemas']['Report'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
