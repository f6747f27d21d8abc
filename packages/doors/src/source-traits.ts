import type { ImportSource } from '@medley/contract/transfer/import-values'

export interface SourceTraits {
  /** Its usual highest score. */
  scale: number
  /** It keeps one review per work, whatever its dates. */
  hasSingleReviews?: true
}

export const sourceTraits: Record<ImportSource, SourceTraits> = {
  letterboxd: { scale: 5 },
  goodreads: { scale: 5, hasSingleReviews: true },
  storygraph: { scale: 5, hasSingleReviews: true },
  imdb: { scale: 10 },
  trakt: { scale: 10 },
  tvTime: { scale: 5 },
  netflix: { scale: 5 },
  myanimelist: { scale: 10, hasSingleReviews: true },
  yamtrack: { scale: 10, hasSingleReviews: true },
  ryot: { scale: 100 },
  watcharr: { scale: 10, hasSingleReviews: true },
  movary: { scale: 10 },
  neodb: { scale: 10, hasSingleReviews: true },
  simkl: { scale: 10, hasSingleReviews: true },
  anilist: { scale: 100, hasSingleReviews: true },
  rateYourMusic: { scale: 10, hasSingleReviews: true },
  lastfm: { scale: 5 },
  listenbrainz: { scale: 5 },
  spotify: { scale: 5 },
  hardcover: { scale: 5, hasSingleReviews: true },
  libraryThing: { scale: 5, hasSingleReviews: true },
  calibre: { scale: 5, hasSingleReviews: true },
  openReads: { scale: 5, hasSingleReviews: true },
  bookwyrm: { scale: 5, hasSingleReviews: true },
  podcasts: { scale: 5 },
  table: { scale: 10 },
  medley: { scale: 10 },
}
