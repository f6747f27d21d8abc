import { limits } from '@medley/contract/limits'
import { loadChunk } from '../../lib/load-chunk.ts'
import { importTexts } from './letterboxd-import.messages.ts'

/** The kinds of file the import reads. */
export type ExportKind = 'review' | 'rating' | 'watched'

/** A piece of an export, small enough to upload. */
export interface ExportPart {
  file: File
  /** Added to a line number within the part, gives the line in the whole file. */
  linesBefore: number
}

/** Far below the bound of an upload, whatever the letters weigh. */
const partCharactersMax = 1_500_000
const fileBytesMax = 60_000_000

interface Cut {
  /** Where a record ends in the text. */
  end: number
  isHeader: boolean
}

/** The kind of a file by the names in its header; null where they are those of no film file. */
export function kindOfHeader(header: string): ExportKind | null {
  const names = new Set(header.split(/[,;]/).map((name) => name.trim().toLowerCase()))
  if (!['date', 'name', 'year'].every((name) => names.has(name))) return null
  if (names.has('review') || names.has('watched date')) return 'review'
  return names.has('rating') ? 'rating' : 'watched'
}

/** Looks at the start of a file: the kind it seems to be, and a remark where it seems a mistake. */
export async function recogniseFile(
  file: File,
): Promise<{ kind: ExportKind | null; remark: string | null }> {
  if (/\.zip$/i.test(file.name)) return { kind: null, remark: importTexts.isZip }
  if (file.size > fileBytesMax) return { kind: null, remark: importTexts.isHuge }
  const start = await file.slice(0, 4096).text()
  const header = start.split(/\r?\n/).find((line) => line !== '' && !isMergeMark(line)) ?? ''
  const kind = kindOfHeader(header.replace(/^\uFEFF/, ''))
  if (kind === null) return { kind, remark: importTexts.isOther }
  return { kind, remark: /watchlist/i.test(file.name) ? importTexts.isWatchlist : null }
}

function isMergeMark(line: string): boolean {
  return /^(<{7}|={7}|>{7}|\|{7})( |,|;|$)/.test(line)
}

/** A file in parts that can be uploaded one after the other; a small one is a single part, untouched. */
export async function splitFile(file: File): Promise<ExportPart[]> {
  const text = await file.text()
  const cuts = await findCuts(text)
  const fits = cuts.length <= limits.importRowsMax && file.size <= limits.importBytesMax
  if (fits) return [{ file, linesBefore: 0 }]
  const headerAt = cuts.findIndex((cut) => cut.isHeader)
  const header = text.slice(cuts[headerAt - 1]?.end ?? 0, cuts[headerAt]?.end ?? 0)
  const parts: ExportPart[] = []
  let partStart = cuts[headerAt]?.end ?? 0
  let rows = 0
  for (let at = headerAt + 1; at < cuts.length; at += 1) {
    rows += 1
    const end = cuts[at]?.end ?? text.length
    const next = cuts[at + 1]?.end ?? Number.POSITIVE_INFINITY
    if (rows < limits.importRowsMax && next - partStart <= partCharactersMax) continue
    parts.push(makePart(file.name, text, { header, partStart, end }))
    partStart = end
    rows = 0
  }
  return parts
}

function makePart(
  name: string,
  text: string,
  { header, partStart, end }: { header: string; partStart: number; end: number },
): ExportPart {
  const linesBefore = countLines(text.slice(0, partStart)) - countLines(header)
  return { file: new File([header, text.slice(partStart, end)], name), linesBefore }
}

function countLines(text: string): number {
  return text.split('\n').length - 1
}

/** The ends of all records, found by a csv parser that is loaded for it. */
async function findCuts(text: string): Promise<Cut[]> {
  const { default: papa } = await loadChunk(() => import('papaparse'))
  const cuts: Cut[] = []
  let hasHeader = false
  papa.parse<string[]>(text, {
    delimiter: /^[^\n,]*;/.test(text) ? ';' : ',',
    skipEmptyLines: true,
    step: ({ data, meta }) => {
      const isHeader = !hasHeader && !isMergeMark(data[0] ?? '')
      hasHeader ||= isHeader
      cuts.push({ end: meta.cursor, isHeader })
    },
  })
  return cuts
}
