/** What the server knows about a page before any script has run. */
export interface PageFacts {
  status: 200 | 404
  title: string
  /** For search engines and link previews; null keeps the page out of both. */
  shared: SharedFacts | null
  /** HTML of what stands on the page until the app draws it. */
  content?: string
  /** The first calls of the API that the app makes there for a visitor, to the letter. */
  requests?: readonly string[]
}

export interface SharedFacts {
  /** The one path of the page. */
  canonical: string
  description: string
  /** Its type for Open Graph. */
  type: string
  image: { url: string; alt: string; width?: number; height?: number } | null
  /** schema.org objects. */
  data: readonly object[]
}
