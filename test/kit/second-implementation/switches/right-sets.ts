/** Ids of right rows that are compatible: those of one set are on together in one run of the whole kit. */
export const rightSets: readonly ReadonlySet<string>[] = [
  `
    calls-twice calls-before calls-signed credentials-both retries-two retries-failures-of-servers old-url-serves
    names-short jobs-never template-no-spaces payload-thin creator-other-names metadata-replaced focal-point-any
    refused-400 no-access-404 response-id password-masked headers-masked times-in-seconds etag text-trimmed
    text-unix-lines text-nfc text-empty-null events-nfc tags-limited-255 headers-latin1 tags-sorted text-limited
    tags-limited unknown-ignored url-parsed header-names-lower-case header-value-number event-filters-null
    names-no-case`,
  `
    calls-later calls-put calls-own-content-type retries-many retries-always rename-keeps-path jobs-always
    template-no-escapes payload-list creator-id-number collection-unknown metadata-locale-replaced metadata-no-null
    refused-409 no-access-401 no-token-403 shown-more password-omitted times-none text-collapsed tags-unique
    basename-slug text-limited-200 header-names-capital header-value-from-number`,
  `
    calls-reversed event-of-nothing version-in-url jobs-preferred jobs-slow template-unknown-left payload-form
    creator-known focal-point-shared metadata-without-null deleted-204 refused-in-words unknown-410 response-passed
    status-201 text-dos-lines tags-lower-case path-canonical header-values-not-empty`,
  `
    event-for-each-field template-three-tags url-no-template payload-flat-entity custom-data-merged refused-empty
    shown-without-null shown-no-creator media-type-own text-nfd tags-merged header-value-null headers-merged`,
].map((ids) => new Set(ids.trim().split(/\s+/)));
