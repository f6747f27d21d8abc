/** The server's data for a page before any script runs. */
export interface PageFacts {
  status: 200 | 404
  /** The path where the page has moved for good. */
  movedTo?: string
  title: string
  /** For search engines and link previews; null excludes the page from both. */
  shared: SharedFacts | null
  /** HTML shown until the app renders. */
  content?: string
  /** The exact URLs of the first API calls that the app makes on this page for a visitor. */
  requests?: readonly string[]
}

export interface SharedFacts {
  /** The canonical path of the page. */
  canonical: string
  description: string
  /** Its Open Graph type. */
  type: string
  image: { url: string; alt: string; width?: number; height?: number } | null
  /** schema.org objects. */
  data: readonly object[]
}
