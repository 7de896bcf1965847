/** Counts what was done, and ends the run at the first thing that is not as it must be. */
export class Judge {
  readonly breaches: string[] = [];
  readonly counts = new Map<string, number>();
  readonly #onBreach: () => void;

  constructor(onBreach: () => void) {
    this.#onBreach = onBreach;
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** The sentence says what was expected and what came instead. */
  hold(isSo: boolean, sentence: () => string): void {
    if (isSo) return;
    this.breaches.push(sentence());
    this.#onBreach();
  }
}
