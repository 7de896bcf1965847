// The floor: node:http, JSON.parse, a Map, JSON.stringify.
import { createServer } from "node:http";
import { resource } from "./resource.js";

const uploads = new Map([["1001", resource]]);
const server = createServer((request, response) => {
  const id = request.url.split("/")[2];
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const next = { ...uploads.get(id), ...(chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {}) };
    uploads.set(id, next);
    const text = JSON.stringify(next);
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) });
    response.end(text);
  });
}).listen(0, "127.0.0.1", () => console.log(`ready at http://127.0.0.1:${server.address().port}`));
