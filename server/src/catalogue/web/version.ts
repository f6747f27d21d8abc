/** Validators (ETag, Last-Modified) of a response, for conditional requests. */
export interface Version {
  url: string
  etag: string | null
  lastModified: string | null
}

const urlMax = 2_000
const etagForm = /^(?:W\/)?"[\x21\x23-\x7e]{1,200}"$/
const dateForm =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/

/** The validators of a response, or null if it has none that can be stored. */
export function readVersion(url: URL, header: (name: string) => string | null): Version | null {
  const etag = ofForm(etagForm, header('etag'))
  const lastModified = ofForm(dateForm, header('last-modified'))
  const isNamed = etag !== null || lastModified !== null
  return isNamed && url.href.length <= urlMax ? { url: url.href, etag, lastModified } : null
}

const ofForm = (form: RegExp, value: string | null) =>
  value !== null && form.test(value) ? value : null

/** Conditional request headers for a version; empty if the URL is not the version's own. */
export function conditionsOf(version: Version | null, url: URL): Record<string, string> {
  if (version?.url !== url.href) return {}
  const { etag, lastModified } = version
  return {
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  }
}
