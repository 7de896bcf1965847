import { useState } from "preact/hooks";
import type { Upload } from "../openapi/page-types.js";
import { editCollection, editUpload } from "./edit.js";
import { fileSize } from "./format.js";
import { refresh } from "./live.js";
import { overview, searched } from "./model.js";
import { Button, FileButton, List, Search, Section } from "./parts.js";
import { Picture } from "./pictures.js";
import { addFiles } from "./upload-file.js";

export function Uploads() {
  const { uploads = null, counts } = overview.value ?? {};
  const [isOver, setOver] = useState(false);
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void addFiles(files);
  };
  const more = (counts?.uploads_found ?? 0) - (uploads?.length ?? 0);
  return (
    <Section
      id="uploads"
      title="Uploads"
      tools={<Tools />}
      data-drop={isOver ? "over" : undefined}
      onDragOver={dragOver}
      onDragLeave={(event) => {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={drop}
    >
      <Collections />
      <List
        items={uploads}
        class="cards"
        empty={<Empty count={counts?.uploads ?? 0} />}
        draw={(upload) => <Card upload={upload} />}
      />
      {more > 0 && <p class="soft">and {more} more</p>}
    </Section>
  );
}

function Tools() {
  const search = (words: string) => {
    searched.value = words;
    // The server searches, since not all are here.
    void refresh();
  };
  return (
    <>
      <Search label="Search the uploads" hint="Search: hills, 1001" value={searched.value} onInput={search} />
      <FileButton text="Add a file" input="Files to add" multiple onFiles={(files) => addFiles(files)} />
    </>
  );
}

const Collections = () => (
  <ul class="collections" aria-label="Collections">
    {overview.value?.upload_collections.map(({ id, label }) => (
      <li key={id}>
        <Button small label={`Edit collection ${label}`} onClick={() => editCollection(id)} text={label} />
      </li>
    ))}
    <li>
      <Button small onClick={() => editCollection()} text="New collection" />
    </li>
  </ul>
);

/** The count is of all there are, whatever is searched for. */
const Empty = ({ count }: { count: number }) =>
  count > 0 ? (
    <>No upload matches the search.</>
  ) : (
    <>
      There are no uploads. Drop a file here, or send <code>POST /upload-requests</code>.
    </>
  );

function Card({ upload }: { upload: Upload }) {
  const { id, filename, url, format, size, width, height, author, copyright, tags, upload_collection } = upload;
  const collection = overview.value?.upload_collections.find((one) => one.id === upload_collection?.id)?.label;
  const facts = [format?.toUpperCase(), width && height ? `${width} × ${height}` : undefined, fileSize(size)];
  const told = [author, copyright && `© ${copyright}`, collection && `in ${collection}`].filter(Boolean);
  return (
    <li class="card" id={`upload-${id}`}>
      <Thumbnail upload={upload} />
      <div class="card-text">
        <h3>
          <a href={url} target="_blank" rel="noreferrer">
            {filename}
          </a>
        </h3>
        <p class="soft">
          <code>{id}</code> · {facts.filter(Boolean).join(" · ")}
        </p>
        {told.length > 0 && <p class="soft">{told.join(" · ")}</p>}
        {tags.length > 0 && (
          <ul class="tags" aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
      <p class="actions">
        <Button small label={`Edit ${filename}`} onClick={() => editUpload(id)} text="Edit" />
      </p>
    </li>
  );
}

function Thumbnail({ upload }: { upload: Upload }) {
  const { mime_type: type, format, filename, default_field_metadata: metadata } = upload;
  if (!type?.startsWith("image/")) {
    return (
      <div class="picture none" aria-hidden="true">
        {format?.slice(0, 4) || "file"}
      </div>
    );
  }
  const alt = Object.values(metadata)[0]?.alt ?? `Picture of ${filename}`;
  return (
    <div class={type === "image/svg+xml" ? "picture drawing" : "picture"}>
      <Picture upload={upload} alt={alt} />
    </div>
  );
}
