import type { ResourceSpec } from "./resource-spec.js";

export const uploadResource = {
  kind: "upload",
  one: "an upload",
  idParameter: "upload_id",
  operations: {
    update: "updateUpload",
    read: "getUpload",
    create: "createUpload",
    delete: "deleteUpload",
    list: "listUploads",
  },
  related: [
    {
      kind: "collection",
      idParameter: "upload_collection_id",
      operations: {
        update: "updateUploadCollection",
        read: "getUploadCollection",
        create: "createUploadCollection",
        delete: "deleteUploadCollection",
        list: "listUploadCollections",
      },
      wholeList: {},
      mark: "label",
    },
  ],
  wholeList: { "page[limit]": "500" },
  async draft({ unique, file }) {
    const name = `standin-verify-${unique()}.txt`;
    const path = await file(name, Buffer.from(`Made by standin verify for ${name}; it may be deleted.\n`));
    return path === undefined ? undefined : { path };
  },
  mark: "path",
  forms: { path: "path", basename: "basename", tags: "tags" },
  claim: "notes",
  lasting: ["type", "created_at", "filename", "size", "md5", "format", "mime_type", "width", "height", "is_image"],
  keyed: { field: "default_field_metadata", fixture: "locale" },
  file: {
    path: "path",
    name: "basename",
    // A real service has no file of that path.
    transfer: { operation: "createUploadRequest", spare: { fixture: "spare_path", standin: "/seed/spare.png" } },
  },
  fixtures: ["spare_path", "collection_id", "other_collection_id", "locale"],
} as const satisfies ResourceSpec;
