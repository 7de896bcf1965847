/** What the kit is given from outside, so that nothing in it knows the time or makes up identifiers by itself. */
export interface Ports {
  /** Milliseconds since 1970. */
  now(): number;
  /** Waits; rejects at once when `signal` is aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** A short text that no run has used before, of letters and digits. */
  unique(): string;
}
