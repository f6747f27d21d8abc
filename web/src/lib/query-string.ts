/** `{ mediums: ['film'], work: { id: 1 } }` reads `?mediums[]=film&work[id]=1`; null, undefined and '' are left out. */
export function writeQuery(query: object = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => pairsOf(name, value))
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function pairsOf(name: string, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap((item) => pairsOf(`${name}[]`, item))
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, item]) => pairsOf(`${name}[${key}]`, item))
  }
  return [
    `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
  ]
}
