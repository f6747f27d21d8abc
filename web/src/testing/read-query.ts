type Value = string | string[] | Record<string, string>

/** `?mediums[]=film&work[id]=1` reads `{ mediums: ['film'], work: { id: '1' } }`: the reverse of `writeQuery`. */
export function readQuery(search: string): Record<string, Value> {
  const query: Record<string, Value> = {}
  for (const [key, value] of new URLSearchParams(search)) {
    const [, name = key, inner] = /^(\w+)\[(\w*)\]$/.exec(key) ?? []
    query[name] = inner === undefined ? value : add(query[name], inner, value)
  }
  return query
}

function add(before: Value | undefined, inner: string, value: string): Value {
  if (inner === '') return Array.isArray(before) ? [...before, value] : [value]
  const isRecord = typeof before === 'object' && !Array.isArray(before)
  return isRecord ? { ...before, [inner]: value } : { [inner]: value }
}
