import qs from 'qs'

/** Reads `mediums[]=film`, `mediums[0]=film`, repeated keys and `work[id]=1`, within bounds. */
export function parseQueryString(text: string): Record<string, unknown> {
  return qs.parse(text, { arrayLimit: 100, depth: 3, parameterLimit: 200, duplicates: 'combine' })
}
