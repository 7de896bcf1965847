/** A page of the site, as VitePress takes it. */
export interface Page {
  /** Where it is served: `rules.html`. */
  file: string;
  title: string;
  /** One sentence, for those who look for it. */
  summary: string;
  /** Markdown; it begins with its heading. */
  content: string;
}
