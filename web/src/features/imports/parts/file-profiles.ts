const headerBytesMax = 4096

/**
 * The profiles in Netflix's ViewingActivity.csv, that with most rows first; none for other files. Its first column
 * names them, and no cell of it has a line break.
 */
export async function profilesOf(file: File): Promise<string[]> {
  const start = (await file.slice(0, headerBytesMax).text()).replace(/^\uFEFF/, '')
  if (!/^"?profile name"?,.*"?start time"?,/i.test(start)) return []
  const [, ...lines] = (await file.text()).split(/\r?\n/)
  const counts = new Map<string, number>()
  for (const line of lines) {
    const profile = profileIn(line)
    if (profile !== '') counts.set(profile, (counts.get(profile) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([profile]) => profile)
}

/** The first cell of a row that goes on with a time, as every row does. */
function profileIn(line: string): string {
  const [, quoted, bare = ''] = /^(?:"((?:[^"]|"")*)"|([^",]*)),"?\d{4}-\d\d-\d\d /.exec(line) ?? []
  return (quoted?.replaceAll('""', '"') ?? bare).trim()
}
