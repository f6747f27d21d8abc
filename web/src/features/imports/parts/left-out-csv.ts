import { planTexts } from '@medley/texts/plan'
import type { ImportItem } from '@medley/contract/transfer/imports'
import { noteWords, titleWords } from '../import-words.ts'

/** A CSV file of what an import left out: one line for each of those rows. */
export function toCsv(items: readonly ImportItem[]): string {
  const lines = items.flatMap((item) =>
    item.rows
      .filter(isLeftOut)
      .map((row) => [
        titleWords(item),
        item.year,
        item.creators.join(', '),
        row.file,
        row.line,
        noteWords(row),
      ]),
  )
  const { title, year, creators, file, line, reason } = planTexts.csv
  const header = [title, year, creators, file, line, reason]
  return [header, ...lines].map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')
}

const isLeftOut = ({ outcome }: ImportItem['rows'][number]) =>
  outcome === 'leftOut' || outcome === 'choice'

/** A leading sign that spreadsheets read as a formula becomes text. */
function quote(cell: string | number | null): string {
  const text = String(cell ?? '').replace(/^[=+@-]/, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
