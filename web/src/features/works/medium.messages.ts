import type { Medium } from '@medley/contract/medium'

/** Words for engaging with works of each medium. */
export const engagedVerbs: Record<Medium, string> = {
  film: 'Watched',
  tvShow: 'Watched',
  book: 'Read',
  album: 'Listened to',
  podcast: 'Listened to',
}

/** The parts of works; mediums without parts have no word. */
export const entryWords: Partial<Record<Medium, { one: string; many: string }>> = {
  tvShow: { one: 'Season', many: 'Seasons' },
  album: { one: 'Track', many: 'Tracks' },
  podcast: { one: 'Episode', many: 'Episodes' },
}
