import qs from 'qs'

/**
 * Parses `mediums[]=film`, `mediums[0]=film`, repeated keys and `work[id]=1`, within limits. An empty
 * value counts as absent, at any depth.
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
