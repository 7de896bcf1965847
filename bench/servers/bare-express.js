// What a developer writes in a minute: Express 5 and express.json(), no checks, no journal, no CORS. The measure of the table.
import express from "express";
import { resource } from "./resource.js";

const uploads = new Map([["1001", resource]]);
const app = express();
app.use(express.json());
app.put("/uploads/:id", (request, response) => {
  const next = { ...uploads.get(request.params.id), ...request.body };
  uploads.set(request.params.id, next);
  response.json(next);
});
app.get("/uploads/:id", (request, response) => response.json(uploads.get(request.params.id)));
const server = app.listen(0, "127.0.0.1", () => console.log(`ready at http://127.0.0.1:${server.address().port}`));
