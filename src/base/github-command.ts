import { toPrinted } from "./visible.js";

/** A workflow command of GitHub Actions that shows an error. Its text cannot be made to be another command. */
export const toErrorCommand = (title: string, message: string): string =>
  `::error title=${escapeProperty(toPrinted(title))}::${escapeData(toPrinted(message))}`;

const escapeData = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
