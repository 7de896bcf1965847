import { useState } from "preact/hooks";
import type { Upload } from "../openapi/page-types.js";
import { request } from "./api.js";
import { environment } from "./model.js";

interface PictureProps {
  upload: Upload;
  alt: string;
}

/** Another file is another picture. */
export const Picture = ({ upload, alt }: PictureProps) => (
  <Fetched key={[environment.value, upload.id, upload.md5, upload.url].join(" ")} upload={upload} alt={alt} />
);

/** The browser loads it once it comes near. */
const placeholder = "/_standin/page/mark.svg";

/** Fetched where its placeholder has been loaded; with the token, which an <img> cannot send. */
function Fetched({ upload: { id }, alt }: PictureProps) {
  const [address, setAddress] = useState<string | null>(placeholder);
  const show = async () => {
    const response = await request(`/_standin/pictures/${encodeURIComponent(id)}`);
    // A blob: is of this server, and so would a stored SVG be that somebody opens from its picture; a data: is of nobody.
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(await response.blob());
  };
  if (address === null) return <>The picture cannot be shown.</>;
  const load = () => address === placeholder && show().catch(() => setAddress(null));
  return <img alt={alt} loading="lazy" draggable={false} src={address} onLoad={load} />;
}
