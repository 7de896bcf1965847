import { signal } from "@preact/signals";

const key = "standin-control-token";

export const currentToken = (): string | null => sessionStorage.getItem(key);

interface Question {
  /** Whether a token was sent. */
  wasWrong: boolean;
  answer(token: string): void;
}

/** What the dialog asks, while it does. */
export const question = signal<Question | null>(null);

let asking: Promise<void> | undefined;

/** Asks for the token, once for all who need it. */
export function askForToken(wasWrong: boolean): Promise<void> {
  asking ??= new Promise<void>((resolve) => {
    question.value = {
      wasWrong,
      answer(token) {
        sessionStorage.setItem(key, token.trim());
        question.value = null;
        asking = undefined;
        resolve();
      },
    };
  });
  return asking;
}
