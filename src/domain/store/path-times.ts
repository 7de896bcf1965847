/** Which second each name's next path may have, so that a name that is asked for often is not tried second by second. */
export class PathTimes {
  readonly #next = new Map<string, number>();
  #second = 0;

  /** The first second, from this one on, that no path of the name was given. */
  next(filename: string, second: number): number {
    this.#forget(second);
    return Math.max(second, this.#next.get(filename) ?? 0);
  }

  /** A path of the name has this second. */
  take(filename: string, second: number): void {
    this.#next.set(filename, second + 1);
  }

  /** What lies in the past is no longer needed; looked through once a second at the most. */
  #forget(second: number): void {
    if (second === this.#second) return;
    this.#second = second;
    for (const [filename, next] of this.#next) if (next <= second) this.#next.delete(filename);
  }
}
