import type { Entry, EntryDetails, NamedEntry } from '@medley/contract/works/entries'
import type { EntryFriendRow, EntryRow, ScoredEntryRow } from './entries.reading.queries.ts'

export function toEntry(row: EntryRow): Entry {
  const { episodesTotal, episodesOut, episodesSeen, ...entry } = row
  if (row.kind !== 'season') return { ...entry, episodes: null }
  const isAllSeen = episodesOut > 0 && episodesSeen === episodesOut
  return {
    ...entry,
    // Where its episodes are known, they tell.
    isSeen: episodesTotal > 0 ? isAllSeen : row.isSeen,
    episodes: { total: episodesTotal, out: episodesOut, seen: episodesSeen },
  }
}

export function toNamedEntry({
  id,
  kind,
  season,
  number,
  title,
}: Pick<ScoredEntryRow, 'id' | 'kind' | 'season' | 'number' | 'title'>): NamedEntry {
  return { id, kind, season, number, title }
}

export function toEntryFriend(row: EntryFriendRow): EntryDetails['friends'][number] {
  const { rating, day, isSeen, ...user } = row
  return { user, rating, day, isSeen }
}
