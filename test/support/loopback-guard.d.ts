/** What was refused. */
export declare const refused: string[];
