import { refuseViolations, takenId } from "../openapi/errors.js";
import type { Domain } from "./domain.js";
import type { UploadFilter, UploadFilterDraft, UploadFilterPatch } from "./entities.js";

/* Saved filters. Standin stores them and does not interpret them. */

/** Throws INVALID_FIELD if the identifier exists. */
export function createUploadFilter(domain: Domain, draft: UploadFilterDraft): UploadFilter {
  const { store, ids } = domain;
  const { id = ids.resource(), ...fields } = draft;
  if (store.uploadFilters.has(id)) refuseViolations([takenId("upload filter")], "upload_filter");
  const filter: UploadFilter = { id, type: "upload_filter", ...fields };
  store.uploadFilters.put(filter, domain);
  return filter;
}

export function updateUploadFilter(domain: Domain, id: string, patch: UploadFilterPatch): UploadFilter {
  const filter = { ...domain.store.uploadFilters.find(id), ...patch };
  domain.store.uploadFilters.put(filter, domain);
  return filter;
}

export function deleteUploadFilter(domain: Domain, id: string): UploadFilter {
  const filter = domain.store.uploadFilters.find(id);
  domain.store.uploadFilters.delete(filter, domain);
  return filter;
}
