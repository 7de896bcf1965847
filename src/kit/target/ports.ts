/** What the kit is given from outside, so that nothing in it knows the time, asks for names or makes up identifiers by itself. */
export interface Ports {
  /** Milliseconds since 1970. */
  now(): number;
  /** Waits; rejects at once when `signal` is aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Calls back once so many milliseconds have passed; what it returns calls that off. */
  after(milliseconds: number, callback: () => void): () => void;
  /** The IP addresses of a host's name. */
  lookup(host: string): Promise<string[]>;
  /** A short text that no run has used before, of letters and digits. */
  unique(): string;
}
