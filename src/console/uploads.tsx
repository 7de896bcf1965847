import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Upload } from "../openapi/page-types.js";
import { callApi, sendFile } from "./api.js";
import { edit, tell } from "./edit.js";
import { fileSize } from "./format.js";
import { act, collection, overview, say, set, uploadsShown } from "./model.js";
import { Button, Picture, type Row, type View } from "./parts.js";
import { labelOf } from "./schema.js";

export function uploads(): View<Upload> {
  const { uploads: items, counts } = overview.value ?? {};
  const more = (counts?.uploads_found ?? 0) - (items?.length ?? 0);
  return {
    count: counts?.uploads,
    above: <Collections />,
    below: more > 0 && <Button text={`Show more (${more})`} run={() => set(uploadsShown, uploadsShown.value + 400)} />,
    items,
    row,
    // The count is of all there are, whatever is searched for.
    empty: counts?.uploads ? "No upload matches the search." : "There are no uploads. Drop a file here.",
    class: "cards",
  };
}

function row(upload: Upload): Row {
  const { id, filename, url, mime_type, format, size, width, height, author, notes, copyright, tags } = upload;
  const facts = [format?.toUpperCase(), width && height && `${width} × ${height}`, fileSize(size)].filter(Boolean);
  const label = overview.value?.upload_collections.find((one) => one.id === upload.upload_collection?.id)?.label;
  const alt = Object.values(upload.default_field_metadata)[0]?.alt ?? `Picture of ${filename}`;
  return {
    id: `upload-${id}`,
    picture: (
      <div class="picture">
        {mime_type?.startsWith("image/") ? <Picture upload={upload} alt={alt} /> : (format ?? "file")}
      </div>
    ),
    title: (
      <h3>
        <a href={url} target="_blank" rel="noreferrer">
          {filename}
        </a>
      </h3>
    ),
    lines: [
      [<code>{id}</code>, ` · ${facts.join(" · ")}`],
      ...Object.entries({ author, notes, tags }).map(([name, value]) => (
        <InPlace key={name} {...{ id, filename, name, value }} />
      )),
      [copyright && `© ${copyright}`, label && `in ${label}`].filter(Boolean).join(" · "),
    ],
    actions: [{ text: "Edit", "aria-label": `Edit ${filename}`, run: () => edit("Upload", id) }],
  };
}

interface Changeable {
  id: string;
  filename: string;
  name: string;
  value: string | readonly string[] | null;
}

/** A text that is edited where it stands: a click makes it a control, Enter or leaving it sends it, and Escape does not. */
function InPlace({ id, filename, name, value }: Changeable) {
  const [state, setState] = useState<"shown" | "open" | "left">("shown");
  const box = useRef<HTMLInputElement & HTMLButtonElement>(null);
  useEffect(() => void (state !== "shown" && box.current?.focus()), [state]);
  const isList = typeof value === "object" && value !== null;
  const shown = isList ? value.join(", ") : (value ?? "");
  const label = `${labelOf(name)} of ${filename}`;
  const change = async (text: string) => {
    const sent = isList ? text.split(",").flatMap((one) => one.trim() || []) : text || null;
    return tell(filename, "updated", await callApi("PUT", `/uploads/${encodeURIComponent(id)}`, { [name]: sent }));
  };
  const leave = ({ key, currentTarget }: JSX.TargetedKeyboardEvent<HTMLInputElement>) => {
    if (key === "Escape") currentTarget.value = shown;
    if (key === "Escape" || key === "Enter") setState("left");
    if (key === "Enter" && currentTarget.value !== shown) void act(() => change(currentTarget.value));
  };
  const blur = ({ currentTarget: { value } }: JSX.TargetedFocusEvent<HTMLInputElement>) => {
    setState((now) => (now === "open" ? "shown" : now));
    if (state === "open" && value !== shown) void act(() => change(value));
  };
  if (state === "open")
    return <input ref={box} class="in-place" aria-label={label} defaultValue={shown} onKeyDown={leave} onBlur={blur} />;
  return (
    <button
      ref={box}
      type="button"
      class={shown ? "in-place" : "in-place unset"}
      title={`Edit ${label}`}
      onClick={() => setState("open")}
    >
      {shown || labelOf(name)}
    </button>
  );
}

/** Takes the files that are dropped on an element. */
export function takeFiles(element: HTMLElement): void {
  element.addEventListener("dragover", (event) => event.preventDefault());
  element.addEventListener("drop", (event) => {
    event.preventDefault();
    void act(() => addFiles(event.dataTransfer?.files ?? []));
  });
}

/** Each shows its uploads. */
function Collections() {
  const known = overview.value?.upload_collections ?? [];
  const shows = (id: string, text: string) => (
    <Button text={text} aria-pressed={collection.value === id} run={() => set(collection, id)} />
  );
  return (
    <p class="collections" role="group" aria-label="Collections">
      {known.length > 0 && shows("", "All")}
      {known.map(({ id, label }) => (
        <span key={id}>
          {shows(id, label)}
          <Button aria-label={`Edit collection ${label}`} run={() => edit("Collection", id)} text="Edit" />
        </span>
      ))}
      {known.length > 0 && shows("none", "Without a collection")}
      <Button run={() => edit("Collection")} text="New collection" />
    </p>
  );
}

export async function addFiles(files: Iterable<File>): Promise<void> {
  for (const file of files) {
    say(tell(file.name, "added", await callApi("POST", "/uploads", { path: await sendFile(file) })));
  }
}
