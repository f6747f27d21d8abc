import qs from 'qs'

/**
 * Reads `mediums[]=film`, `mediums[0]=film`, repeated keys and `work[id]=1`, within bounds. A value that is
 * empty counts as absent, wherever it stands.
 */
export function parseQueryString(text: string): Record<string, unknown> {
  const given = text.split('&').filter((pair) => /=./s.test(pair))
  return qs.parse(given.join('&'), {
    arrayLimit: 100,
    depth: 3,
    parameterLimit: 200,
    duplicates: 'combine',
  })
}
