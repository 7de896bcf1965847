// Generated from control.openapi.yaml by `npm run generate`; not to be edited.
/** As JSON; it is parsed when somebody asks for it. */
export declare const controlDocument: string;
