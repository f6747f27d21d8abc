import type { ExternalId } from './work-facts.ts'

const editionMark =
  /\s*[([][^()[\]]*\b(re-?master\w*|deluxe|edition|expanded|anniversary|bonus|explicit|version|mono|stereo)\b[^()[\]]*[)\]]\s*$/i

/** Strips edition suffixes (remastered, deluxe) from an album title. */
export function withoutEdition(title: string): string {
  const shorter = title.replace(editionMark, '')
  return shorter === '' || shorter === title ? title : withoutEdition(shorter)
}

/** Normalizes a UPC: twelve digits equal thirteen with a leading 0. */
export function upcIds(upc: string | null | undefined): ExternalId[] {
  const number = upc?.replace(/^0+/, '')
  return number ? [{ source: 'upc', id: number }] : []
}

interface TrackPage {
  titles: string[]
  /** Total number of tracks over all pages. */
  total: number
}

const pagesMax = 20

/** All tracks of a paged album; stops after twenty pages. */
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
