/** Splits a CSV file into record texts at line breaks outside quotes; skips empty lines. */
export function splitRecords(text: string): string[] {
  const records: string[] = []
  let start = 0
  let quoted = false
  for (let at = 0; at <= text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted
    if (at < text.length && (quoted || text[at] !== '\n')) continue
    const record = text.slice(start, at).replace(/\r$/, '')
    if (record !== '') records.push(record)
    start = at + 1
  }
  return records
}
