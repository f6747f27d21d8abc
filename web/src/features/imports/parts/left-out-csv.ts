import type { ImportItem } from '@medley/contract/imports'
import { csvTexts } from '../left-out.messages.ts'

/** A CSV file of what an import left out: one line for each row of its files. */
export function toCsv(items: readonly ImportItem[]): string {
  const lines = items.flatMap(({ title, year, creators, rows }) =>
    rows.map(({ file, line, note }) => [title, year, creators.join(', '), file, line, note]),
  )
  const { title, year, creators, file, line, reason } = csvTexts
  const header = [title, year, creators, file, line, reason]
  return [header, ...lines].map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')
}

/** A leading sign that spreadsheets read as a formula becomes text. */
function quote(cell: string | number | null): string {
  const text = String(cell ?? '').replace(/^[=+@-]/, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
