/** The services that exports come from, recognised by file content. */
export const importSources = [
  'letterboxd',
  'goodreads',
  'storygraph',
  'imdb',
  'trakt',
  'tvTime',
  'netflix',
  'myanimelist',
  'yamtrack',
  'ryot',
  'watcharr',
  'movary',
  'neodb',
  'simkl',
  'anilist',
  'rateYourMusic',
  'lastfm',
  'listenbrainz',
  'spotify',
  'hardcover',
  'libraryThing',
  'calibre',
  'openReads',
  'bookwyrm',
  'podcasts',
  'table',
  'medley',
] as const
export type ImportSource = (typeof importSources)[number]

/** The service in an address: `tvtime`. */
export const slugOfSource = (source: ImportSource): string => source.toLowerCase()

/** The source of a service in an address; undefined for one that is not known. */
export function sourceOfSlug(slug: string | null | undefined): ImportSource | undefined {
  return importSources.find((source) => slugOfSource(source) === slug)
}
