import type { Client } from "./client.js";
import { request } from "./request.js";
import { origin } from "./standin.js";

/** The path and query of an address that a stand-in made, to ask for it wherever it listens. */
export const pathOf = (address: unknown): string => String(address).replace(origin, "");

/** Fetches the file at an address. */
export function fetchFile(app: Parameters<typeof request>[0], address: unknown) {
  return request(app)
    .get(pathOf(address))
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => done(null, Buffer.concat(chunks)));
    });
}

/** Asks for an address, puts the bytes there, and gives the path that the file has then. */
export async function storeFile(
  app: Parameters<typeof request>[0],
  client: Client,
  bytes: Uint8Array,
  { filename, type }: { filename?: string; type?: string } = {},
): Promise<string> {
  const fields = filename === undefined ? {} : { filename };
  const { resource } = await client.send("createUploadRequest", { fields });
  const stored = await request(app)
    .put(pathOf(resource.url))
    .set("Content-Type", type ?? "application/octet-stream")
    .send(Buffer.from(bytes));
  if (stored.status !== 200) throw new Error(`The bytes were refused: ${stored.status} ${stored.text}`);
  return resource.id as string;
}
