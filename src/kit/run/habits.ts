/** What a run finds out about the habits of a target, so that it asks each question once. One for each run. */
export class Habits {
  readonly #seen = new Set<string>();
  readonly #answers = new Map<unknown, Promise<unknown>>();
  /** A locale of the project, once it is known. */
  locale: string | undefined;
  /** The members that change with each read, such as a signed URL, by kind of resource. No comparison has them. */
  readonly changing = new Map<string, readonly string[]>();

  /** Notes that a target was seen to behave in some way, such as `merges tags`. */
  note(habit: string): void {
    this.#seen.add(habit);
  }

  has(habit: string): boolean {
    return this.#seen.has(habit);
  }

  /** The answer to a question about the target. `find` runs when it is asked for the first time. */
  ask<Answer>(question: unknown, find: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(question) as Promise<Answer> | undefined;
    if (known) return known;
    const answer = find();
    this.#answers.set(question, answer);
    // If asking failed because the target was down, it may succeed later.
    answer.catch(() => this.#answers.delete(question));
    return answer;
  }
}
