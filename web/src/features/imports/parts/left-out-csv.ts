import type { ImportItem } from '@medley/contract/imports'

/** A CSV file of what an import left out: one line for each row of its files. */
export function toCsv(items: readonly ImportItem[]): string {
  const lines = items.flatMap(({ title, year, creators, rows }) =>
    rows.map(({ file, line, note }) => [title, year, creators.join(', '), file, line, note]),
  )
  const header = ['Title', 'Year', 'Creators', 'File', 'Line', 'Reason']
  return [header, ...lines].map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')
}

/** A leading sign that spreadsheets read as a formula becomes text. */
function quote(cell: string | number | null): string {
  const text = String(cell ?? '').replace(/^[=+@-]/, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
