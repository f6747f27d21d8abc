import { textBetween } from '@medley/contract/text-cuts'
import type { EntryFacts, ExternalId, WorkFacts } from './work-facts.ts'

const bracketAtEnd = /\s*[([]([^()[\]]+)[)\]]\s*$/
/** Any of these marks a pressing; the other words below only accompany it. */
const pressing =
  /^(re-?master(ed|s|ing)?|deluxe|edition|expanded|anniversary|bonus|explicit|mono|stereo|reissue|re-issue)$/
const accompanying =
  /^(\d+(st|nd|rd|th)?|version|mix|mixes|track|tracks|disc|disk|cd|lp|vinyl|digital|digitally|super|special|limited|legacy|collector'?s|international|standard|the|and|with)$/

/**
 * Strips the marks of pressings (remastered, deluxe) from the end of an album title. A bracket with any
 * other word stays, since it may name another recording: "(Taylor's Version)".
 */
export function withoutEdition(title: string): string {
  const [bracket, content = ''] = bracketAtEnd.exec(title) ?? []
  if (bracket === undefined || bracket === title || !isPressing(content)) return title
  return withoutEdition(textBetween(title, 0, -bracket.length))
}

function isPressing(content: string): boolean {
  const words = content
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}'-]+/u)
  const named = words.filter((word) => word !== '' && word !== '-')
  return (
    named.some((word) => pressing.test(word)) &&
    named.every((word) => pressing.test(word) || accompanying.test(word))
  )
}

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
