import { request } from "./api.js";

/** Pictures by what they show; fetched with the token, which an <img> cannot send. */
/** @type {Map<string, Promise<string>>} */
const pictures = new Map();

/** Pictures that nobody looks at any more are let go of beyond this number. */
const maximumKept = 300;

/** @type {WeakMap<Element, () => void>} */
const waiting = new WeakMap();
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      waiting.get(target)?.();
    }
  },
  { rootMargin: "400px" },
);

/**
 * Shows the picture of an upload once it comes near.
 * @param {HTMLImageElement} image
 * @param {string} environment
 * @param {{ id: string, md5: string, url: string }} upload
 */
export function showPicture(image, environment, { id, md5, url }) {
  waiting.set(image, () => {
    pictureOf(environment, id, `${environment} ${id} ${md5} ${url}`).then(
      (address) => {
        image.src = address;
      },
      () => image.replaceWith("The picture cannot be shown."),
    );
  });
  observer.observe(image);
}

/** Pictures that can run no script. */
const pixels = /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/;

/**
 * A blob: is of this server, and so would a stored SVG be that somebody opens from its picture; a data: is of nobody.
 * @param {Blob} picture
 * @returns {Promise<string> | string}
 */
function addressOf(picture) {
  if (pixels.test(picture.type)) return URL.createObjectURL(picture);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}

/**
 * @param {string} environment
 * @param {string} id
 * @param {string} key
 */
function pictureOf(environment, id, key) {
  const known = pictures.get(key);
  if (known) return known;
  const picture = request(`/pictures/${encodeURIComponent(id)}`, { environment })
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
