/** A project whose upload 1001 is a video, by its name: what is in it, nobody looks at. */
export const videoSeed = {
  locales: ["en"],
  files: [{ path: "/a.mp4", text: "a" }],
  uploads: [{ id: "1001", path: "/a.mp4" }],
};
