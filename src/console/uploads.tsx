import type { Upload } from "../openapi/page-types.js";
import { callApi, sendFile } from "./api.js";
import { edit, tell } from "./edit.js";
import { fileSize } from "./format.js";
import { act, collection, overview, say, set } from "./model.js";
import { Button, code, Picture } from "./parts.js";
import type { Row, View } from "./section.js";

/** What a dragged upload is called; its ID is the text. */
const dragged = "application/x-standin-upload";

export function uploads(): View<Upload> {
  const { uploads: items, counts } = overview.value ?? {};
  const more = (counts?.uploads_found ?? 0) - (items?.length ?? 0);
  return {
    count: counts?.uploads,
    above: <Collections />,
    below: more > 0 && <p class="soft">and {more} more</p>,
    items,
    row,
    // The count is of all there are, whatever is searched for.
    empty: counts?.uploads
      ? "No upload matches the search."
      : ["There are no uploads. Drop a file here, or send ", code("POST /upload-requests"), "."],
    class: "cards",
  };
}

function row(upload: Upload): Row {
  const { id, filename, url, format, size, width, height, author, copyright, tags } = upload;
  const facts = [format?.toUpperCase(), width && height && `${width} × ${height}`, fileSize(size)].filter(Boolean);
  const label = overview.value?.upload_collections.find((one) => one.id === upload.upload_collection?.id)?.label;
  return {
    id: `upload-${id}`,
    picture: <Thumbnail upload={upload} />,
    title: (
      <h3>
        <a href={url} target="_blank" rel="noreferrer" draggable={false}>
          {filename}
        </a>
      </h3>
    ),
    lines: [
      [code(id), ` · ${facts.join(" · ")}`],
      [author, copyright && `© ${copyright}`, label && `in ${label}`].filter(Boolean).join(" · "),
      tags.map((tag) => <span class="tag">{tag}</span>),
    ],
    actions: [{ text: "Edit", "aria-label": `Edit ${filename}`, run: () => edit("upload", id) }],
    listeners: { draggable: true, onDragStart: ({ dataTransfer }) => dataTransfer?.setData(dragged, id) },
  };
}

function Thumbnail({ upload }: { upload: Upload }) {
  const { mime_type: type, format, filename, default_field_metadata: metadata } = upload;
  const isPicture = type?.startsWith("image/");
  const alt = Object.values(metadata)[0]?.alt ?? `Picture of ${filename}`;
  return (
    <div class={type === "image/svg+xml" ? "picture drawing" : "picture"} aria-hidden={!isPicture}>
      {isPicture ? <Picture upload={upload} alt={alt} /> : format?.slice(0, 4) || "file"}
    </div>
  );
}

/** Listeners of an element that takes what is dropped on it, and shows that it would. */
function takes(type: string, take: (data: DataTransfer) => unknown) {
  const ask = (event: DragEvent) => {
    const isTaken = event.dataTransfer?.types.includes(type) ?? false;
    if (isTaken) event.preventDefault();
    const element = event.currentTarget as HTMLElement;
    const isInside = event.type === "dragleave" && element.contains(event.relatedTarget as Node | null);
    element.toggleAttribute("data-drop", isTaken && (event.type === "dragover" || isInside));
    return isTaken;
  };
  return {
    ondragover: ask,
    ondragleave: ask,
    ondrop(event: DragEvent) {
      const { dataTransfer } = event;
      if (ask(event) && dataTransfer) void act(() => take(dataTransfer));
    },
  };
}

export const takeFiles = (element: HTMLElement) =>
  Object.assign(
    element,
    takes("Files", ({ files }) => addFiles(files)),
  );

/** Each shows its uploads, and takes one that is dropped on it. */
function Collections() {
  const known = overview.value?.upload_collections ?? [];
  const shows = (id: string, text: string) => {
    const drops = id === "" ? {} : takes(dragged, (data) => move(data.getData(dragged), id, text));
    const run = () => set(collection, id);
    return <Button text={text} aria-pressed={collection.value === id} run={run} {...drops} />;
  };
  return (
    <p class="collections" role="group" aria-label="Collections">
      {known.length > 0 && shows("", "All")}
      {known.map(({ id, label }) => (
        <span key={id}>
          {shows(id, label)}
          <Button aria-label={`Edit collection ${label}`} run={() => edit("collection", id)} text="Edit" />
        </span>
      ))}
      {known.length > 0 && shows("none", "In none")}
      <Button run={() => edit("collection")} text="New collection" />
    </p>
  );
}

export async function addFiles(files: Iterable<File>): Promise<void> {
  for (const file of files) {
    say(tell(file.name, "added", await callApi("POST", "/uploads", { path: await sendFile(file) })));
  }
}

/** Moves an upload to a collection, or out of any. */
async function move(id: string, to: string, label: string): Promise<string> {
  const body = { upload_collection: to === "none" ? null : { type: "upload_collection", id: to } };
  const answer = await callApi("PUT", `/uploads/${encodeURIComponent(id)}`, body);
  return tell(`Upload ${id}`, to === "none" ? "in no collection" : `in ${label}`, answer);
}
