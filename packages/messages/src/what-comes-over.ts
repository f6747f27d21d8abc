import type { ImportSource } from '@medley/contract/transfer/import-sources'

/** A thing in exports that lands here. */
export type Kind =
  | 'halfStars'
  | 'wholeStars'
  | 'quarterStars'
  | 'points'
  | 'decimals'
  | 'hundred'
  | 'reviews'
  | 'thoughts'
  | 'comments'
  | 'watchedDays'
  | 'readDays'
  | 'episodes'
  | 'watchlist'
  | 'toRead'
  | 'going'
  | 'halted'
  | 'lists'
  | 'shelves'
  | 'tags'
  | 'notes'
  | 'episodeComments'
  | 'episodeRatings'
  | 'finishedDays'
  | 'favorites'
  | 'library'
  | 'toldReading'
  | 'wishes'
  | 'plays'
  | 'subscriptions'
  | 'columns'
  | 'thumbs'
  | 'privateThere'
  | 'everything'

/** A thing in exports that stays there. */
export type Rest =
  | 'social'
  | 'privateNotes'
  | 'games'
  | 'votes'
  | 'secrets'
  | 'accountKey'
  | 'brief'
  | 'profiles'
  | 'fitness'
  | 'tracks'
  | 'devices'
  | 'copies'
  | 'descriptions'
  | 'feeds'
  | 'otherFeeds'
  | 'empty'
  | 'places'

interface Content {
  comes: readonly Kind[]
  stays: readonly Rest[]
}

const tracked = ['episodes', 'watchedDays', 'watchlist', 'going', 'halted'] as const
const read = ['reviews', 'readDays', 'toRead', 'going', 'halted'] as const

/** The things that come over from each service, most wanted first, and those that do not. */
export const whatComesOver: Record<ImportSource, Content> = {
  letterboxd: {
    comes: ['halfStars', 'reviews', 'watchedDays', 'watchlist', 'lists', 'tags'],
    stays: ['social'],
  },
  goodreads: {
    comes: ['wholeStars', 'reviews', 'readDays', 'toRead', 'going', 'shelves'],
    stays: ['privateNotes', 'social'],
  },
  storygraph: { comes: ['quarterStars', ...read, 'tags'], stays: [] },
  imdb: { comes: ['points', 'episodeRatings', 'watchlist', 'lists'], stays: ['games'] },
  trakt: {
    comes: ['points', 'reviews', ...tracked, 'lists', 'episodeComments'],
    stays: ['privateNotes', 'social'],
  },
  tvTime: {
    comes: [...tracked, 'halfStars', 'episodeRatings', 'lists'],
    stays: ['secrets', 'votes'],
  },
  netflix: {
    comes: ['episodes', 'watchedDays', 'thumbs', 'watchlist'],
    stays: ['brief', 'profiles'],
  },
  myanimelist: { comes: ['points', ...tracked, 'tags'], stays: ['privateNotes'] },
  yamtrack: { comes: ['decimals', ...tracked], stays: ['games', 'privateNotes'] },
  ryot: {
    comes: ['hundred', 'reviews', ...tracked, 'lists', 'episodeComments', 'privateThere'],
    stays: ['games', 'fitness'],
  },
  watcharr: { comes: ['decimals', 'thoughts', ...tracked, 'tags'], stays: ['games'] },
  movary: { comes: ['points', 'watchedDays', 'comments', 'watchlist'], stays: ['places'] },
  neodb: {
    comes: [
      'points',
      'reviews',
      'finishedDays',
      'wishes',
      'going',
      'halted',
      'notes',
      'lists',
      'tags',
      'privateThere',
    ],
    stays: ['games', 'accountKey'],
  },
  simkl: { comes: ['points', ...tracked], stays: ['privateNotes'] },
  anilist: { comes: ['hundred', ...tracked, 'reviews', 'lists', 'privateThere'], stays: [] },
  rateYourMusic: { comes: ['halfStars', 'reviews', 'wishes'], stays: ['copies'] },
  lastfm: { comes: ['plays'], stays: ['tracks'] },
  listenbrainz: { comes: ['plays'], stays: ['tracks'] },
  spotify: { comes: ['plays'], stays: ['tracks', 'devices'] },
  hardcover: { comes: ['quarterStars', ...read, 'lists'], stays: ['privateNotes'] },
  libraryThing: {
    comes: ['halfStars', 'reviews', 'readDays', 'toRead', 'going', 'shelves', 'tags'],
    stays: ['privateNotes', 'copies'],
  },
  calibre: { comes: ['library', 'halfStars', 'toldReading'], stays: ['descriptions'] },
  openReads: { comes: ['halfStars', ...read, 'favorites', 'tags'], stays: ['privateNotes'] },
  bookwyrm: { comes: ['halfStars', ...read, 'shelves'], stays: [] },
  podcasts: { comes: ['subscriptions'], stays: ['otherFeeds', 'feeds'] },
  table: { comes: ['columns'], stays: ['empty'] },
  medley: { comes: ['everything'], stays: [] },
}

export type SourceGroup = 'screen' | 'books' | 'sound' | 'mixed'

/** The services by what most of their members keep there, the best known first. */
export const sourceGroups: Record<SourceGroup, readonly ImportSource[]> = {
  screen: [
    'letterboxd',
    'tvTime',
    'trakt',
    'imdb',
    'netflix',
    'myanimelist',
    'anilist',
    'simkl',
    'movary',
    'watcharr',
  ],
  books: [
    'goodreads',
    'storygraph',
    'hardcover',
    'libraryThing',
    'calibre',
    'openReads',
    'bookwyrm',
  ],
  sound: ['spotify', 'lastfm', 'rateYourMusic', 'listenbrainz', 'podcasts'],
  mixed: ['table', 'yamtrack', 'ryot', 'neodb', 'medley'],
}
