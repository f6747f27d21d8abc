import type { EntryFacts, ExternalId, WorkFacts } from './work-facts.ts'

/** Normalizes a UPC: twelve digits equal thirteen with a leading 0. */
export function upcIds(upc: string | null | undefined): ExternalId[] {
  const number = upc?.replace(/^0+/, '')
  return number ? [{ source: 'upc', id: number }] : []
}

/** A track, as services list it. */
export interface Track {
  title: string
  disc: number | null
  number: number | null
  seconds: number | null
  id: string | null
}

interface TrackPage {
  tracks: Track[]
  /** Total number of tracks over all pages. */
  total: number
}

const pagesMax = 20

/** All tracks of a paged album; stops after twenty pages. */
export async function listTracks(
  fetchPage: (offset: number) => Promise<TrackPage | null>,
): Promise<Track[]> {
  const tracks: Track[] = []
  for (let page = 0; page < pagesMax; page += 1) {
    const found = await fetchPage(tracks.length)
    tracks.push(...(found?.tracks ?? []))
    if (!found || found.tracks.length === 0 || tracks.length >= found.total) break
  }
  return tracks
}

/** The tracks of an album as its entries; those without a number are counted through. */
export function trackFacts(tracks: readonly Track[]): Pick<WorkFacts, 'entries' | 'listing'> {
  const isNumbered = tracks.every(({ number }) => number !== null)
  return {
    entries: tracks.map(({ title }) => title),
    listing: tracks.map(({ title, disc, number, seconds, id }, index): EntryFacts => ({
      kind: 'track',
      season: isNumbered ? (disc ?? 1) : 1,
      number: isNumbered ? number : index + 1,
      title,
      releaseDate: null,
      minutes: seconds === null ? null : seconds / 60,
      id,
    })),
  }
}
