import { openForm } from "./forms.js";
import { fieldAt } from "./schema.js";

const key = "standin-control-token";

export const currentToken = (): string | null => sessionStorage.getItem(key);

let asking: Promise<void> | undefined;

/** Asks for the token, once for all who need it. */
export function askForToken(wasWrong: boolean): Promise<void> {
  const kept = "It was started with --control-token. The token is kept in this tab until you close it.";
  asking ??= new Promise<void>((resolve) =>
    openForm({
      title: "This server asks for its control token",
      hint: wasWrong ? `That is not the token. ${kept}` : kept,
      action: "Continue",
      isUnavoidable: true,
      fields: [fieldAt("/token", { label: "Control token", kind: "password" })],
      async send({ token }) {
        sessionStorage.setItem(key, String(token).trim());
        asking = undefined;
        resolve();
        return "";
      },
    }),
  );
  return asking;
}
