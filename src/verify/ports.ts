/** What the kit is given from outside, so that nothing in it knows the time or makes up identifiers by itself. */
export interface Ports {
  /** Milliseconds since 1970. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
  /** A short text that no run has used before, of letters and digits. */
  unique(): string;
}
