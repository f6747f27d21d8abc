import { entriesTexts } from '@medley/texts/entries'
import type { NamedEntry } from '@medley/contract/works/entries'

/** The name of an entry in an address: `s2`, `s2e5`, `track-7`, `disc-2-track-7` or `episode-123`. */
export function entrySlug({ id, kind, season, number }: NamedEntry): string {
  if (kind === 'season') return `s${season}`
  if (season === null || number === null) return `episode-${id}`
  if (kind === 'episode') return `s${season}e${number}`
  return season === 1 ? `track-${number}` : `disc-${season}-track-${number}`
}

/** `S2 E5` for an episode, `Season 2`, `Track 7`; empty where nothing is numbered. */
export function entryNumber({ kind, season, number }: NamedEntry): string {
  if (kind === 'season')
    return season === 0 ? entriesTexts.specials : entriesTexts.season({ season: season ?? 0 })
  if (season === null || number === null) return ''
  return kind === 'episode'
    ? entriesTexts.shortEpisode({ season, number })
    : entriesTexts.track({ number })
}

/** The title of an entry, or what stands for it. */
export function entryTitle(entry: NamedEntry): string {
  if (entry.title !== null) return entry.title
  if (entry.kind === 'season') return entryNumber(entry)
  if (entry.number === null) return entriesTexts.untitled
  return entry.kind === 'episode'
    ? entriesTexts.episode({ number: entry.number })
    : entriesTexts.track({ number: entry.number })
}

/** `S2 E5: Trojan's Horse`, or the one that there is. */
export function entryName(entry: NamedEntry): string {
  const number = entryNumber(entry)
  if (entry.title === null || number === '') return number || entryTitle(entry)
  return `${number}: ${entry.title}`
}
