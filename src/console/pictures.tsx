import { useEffect, useRef, useState } from "preact/hooks";
import type { Upload } from "../openapi/page-types.js";
import { request } from "./api.js";
import { environment } from "./model.js";

/** Pictures by what they show; fetched with the token, which an <img> cannot send. */
const pictures = new Map<string, Promise<string>>();

/** Pictures that nobody looks at any more are let go of beyond this number. */
const maximumKept = 300;

/** The picture of an upload, fetched once it comes near. */
export function Picture({ upload, alt }: { upload: Upload; alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState<string | null>();
  const { id, md5, url } = upload;
  const key = `${environment.value} ${id} ${md5} ${url}`;
  useEffect(() => {
    let isCurrent = true;
    const show = (value: string | null) => {
      if (isCurrent) setAddress(value);
    };
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        pictureOf(id, key).then(show, () => show(null));
      },
      { rootMargin: "400px" },
    );
    if (image.current) observer.observe(image.current);
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [id, key]);
  return address === null ? <>The picture cannot be shown.</> : <img ref={image} alt={alt} src={address} />;
}

/** Pictures that can run no script. */
const pixels = /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/;

/** A blob: is of this server, and so would a stored SVG be that somebody opens from its picture; a data: is of nobody. */
function addressOf(picture: Blob): Promise<string> | string {
  if (pixels.test(picture.type)) return URL.createObjectURL(picture);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}

function pictureOf(id: string, key: string): Promise<string> {
  const known = pictures.get(key);
  if (known) return known;
  const picture = request(`/pictures/${encodeURIComponent(id)}`)
    .then((response) => response.blob())
    .then(addressOf);
  pictures.set(key, picture);
  picture.catch(() => pictures.delete(key));
  const [oldest] = pictures;
  if (pictures.size > maximumKept && oldest) {
    pictures.delete(oldest[0]);
    oldest[1].then(URL.revokeObjectURL, () => undefined);
  }
  return picture;
}
