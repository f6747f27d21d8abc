import type { ImportContent } from '@medley/contract/transfer/import-values'

const headerBytesMax = 4096

/**
 * Detects the content type of a Letterboxd CSV file from its columns; null for all other files, and for
 * the watchlist and the liked films, which only the server can tell apart, by their name.
 */
export async function contentOf(file: File): Promise<ImportContent | null> {
  if (/watchlist|^films\.csv$/i.test(file.name)) return null
  const start = await file.slice(0, headerBytesMax).text()
  const lines = start.replace(/^\uFEFF/, '').split(/\r?\n/)
  return contentOfHeader(lines.find((line) => line !== '' && !isMergeMark(line)) ?? '')
}

function contentOfHeader(header: string): ImportContent | null {
  const columns = header
    .split(/[,;\t]/)
    .map((cell) => cell.replaceAll('"', '').trim().toLowerCase())
  const has = (name: string) => columns.includes(name)
  if (!has('date') || !has('name') || !has('year')) return null
  if (has('review') || has('watched date')) return 'review'
  return has('rating') ? 'rating' : 'watched'
}

/** True if the line is a conflict marker of a version control system. */
function isMergeMark(line: string): boolean {
  return /^(<{7}|={7}|>{7}|\|{7})( |,|;|$)/.test(line)
}
