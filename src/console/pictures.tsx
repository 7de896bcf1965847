import { useEffect, useRef, useState } from "preact/hooks";
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

/** Fetched once it comes near; with the token, which an <img> cannot send. */
function Fetched({ upload: { id }, alt }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState<string | null>("");
  useEffect(() => {
    const fetching = new AbortController();
    const show = async () => {
      const response = await request(`/_standin/pictures/${encodeURIComponent(id)}`, { signal: fetching.signal });
      // A blob: is of this server, and so would a stored SVG be that somebody opens from its picture; a data: is of nobody.
      const reader = new FileReader();
      reader.onload = () => setAddress(String(reader.result));
      reader.readAsDataURL(await response.blob());
    };
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        show().catch(() => setAddress(fetching.signal.aborted ? "" : null));
      },
      { rootMargin: "400px" },
    );
    if (image.current) near.observe(image.current);
    return () => {
      near.disconnect();
      fetching.abort();
    };
  }, [id]);
  if (address === null) return <>The picture cannot be shown.</>;
  return <img ref={image} alt={alt} draggable={false} src={address || undefined} />;
}
