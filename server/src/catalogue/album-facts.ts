import type { ExternalId } from './work-facts.ts'

const editionMark =
  /\s*[([][^()[\]]*\b(re-?master\w*|deluxe|edition|expanded|anniversary|bonus|explicit|version|mono|stereo)\b[^()[\]]*[)\]]\s*$/i

/** An album has one title, however often it was pressed anew. */
export function withoutEdition(title: string): string {
  const shorter = title.replace(editionMark, '')
  return shorter === '' || shorter === title ? title : withoutEdition(shorter)
}

/** The UPC of a pressing. Twelve digits and thirteen that begin with 0 are one number. */
export function upcIds(upc: string | null | undefined): ExternalId[] {
  const number = upc?.replace(/^0+/, '')
  return number ? [{ source: 'upc', id: number }] : []
}

interface TrackPage {
  titles: string[]
  /** How many tracks there are on all pages. */
  total: number
}

const pagesMax = 20

/** Every track of an album that comes in pages; a list that never ends is left after twenty. */
export async function listTracks(
  fetchPage: (offset: number) => Promise<TrackPage | null>,
): Promise<string[]> {
  const titles: string[] = []
  for (let page = 0; page < pagesMax; page += 1) {
    const found = await fetchPage(titles.length)
    titles.push(...(found?.titles ?? []))
    if (!found || found.titles.length === 0 || titles.length >= found.total) break
  }
  return titles
}
