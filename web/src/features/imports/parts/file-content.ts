import type { ImportContent } from '@medley/contract/imports'

const headerBytesMax = 4096

/**
 * What a CSV file of films from Letterboxd seems to hold, by its columns; null for every other file,
 * and for those whose name says more than their columns do: the watchlist and the films liked.
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

/** Whether version control put the line there when it merged two versions of the file. */
function isMergeMark(line: string): boolean {
  return /^(<{7}|={7}|>{7}|\|{7})( |,|;|$)/.test(line)
}
