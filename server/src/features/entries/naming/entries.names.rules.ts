import { entryName } from '@medley/contract/route-table'

/** How an address names an entry of a work. */
export type EntryName =
  | { kind: 'season'; season: number; number: null }
  | { kind: 'episode'; season: number; number: number }
  | { kind: 'track'; season: number; number: number }
  | { id: number }

/** Reads `s2`, `s2e5`, `track-7`, `disc-2-track-7` or `episode-123`; undefined for anything else. */
export function readEntryName(name: string): EntryName | undefined {
  const { season, episode, disc = '1', track, id } = entryName.exec(name)?.groups ?? {}
  if (id !== undefined) return { id: Number(id) }
  if (track !== undefined) return { kind: 'track', season: Number(disc), number: Number(track) }
  if (season === undefined) return undefined
  if (episode === undefined) return { kind: 'season', season: Number(season), number: null }
  return { kind: 'episode', season: Number(season), number: Number(episode) }
}
