import { groupBy, type ListedWork, tidy, titleKey, unique } from './lists.ts'
import { countryCodes, languageCodes } from './names.ts'
import { compact, type ShelfWork, writtenYear } from './shelf-line.ts'
import { showCorrections, uncreditedShows } from './show-corrections.ts'

/** Suffixes by which a service or a list distinguishes copies and years. */
const copyMark = /\s*\((?:\d{4}|4K UHD|HD|English Subtitled|Japanese Ver)\)$/i

/** Every show of the list, doubles merged, best known first. */
export function chooseTvShows(listed: ListedWork[]): ShelfWork[] {
  const shows = mergeDoubles(listed.map(corrected))
  return shows
    .toSorted((a, b) => (b.audience ?? 0) - (a.audience ?? 0) || (a.title < b.title ? -1 : 1))
    .map(shelved)
}

function corrected(show: ListedWork): ListedWork {
  const title = tidy(show.title).replace(copyMark, '')
  const key = `${title} (${show.year})`
  const creators = uncreditedShows.has(key) ? [] : (show.creators ?? [])
  return { ...show, title, creators, ...showCorrections.get(key) }
}

/** Two lines of one title whose years differ by one, or of which one has no year. */
function mergeDoubles(shows: ListedWork[]): ListedWork[] {
  const merged = new Set<ListedWork>()
  for (const namesakes of groupBy(shows, ({ title }) => [titleKey(title)]).values()) {
    for (const [index, show] of namesakes.entries()) {
      if (merged.has(show)) continue
      for (const other of namesakes.slice(index + 1)) {
        if (!isSameShow(show, other)) continue
        merged.add(other)
        absorb(show, other)
      }
    }
  }
  return shows.filter((show) => !merged.has(show))
}

function isSameShow(show: ListedWork, other: ListedWork): boolean {
  if (show.imdb !== undefined && other.imdb !== undefined) return show.imdb === other.imdb
  const shared = (show.cast ?? []).some((name) => other.cast?.includes(name))
  const distance = Math.abs((show.year ?? 0) - (other.year ?? 0))
  const isUnknown = show.cast === undefined || other.cast === undefined
  return shared ? distance <= 2 : isUnknown && distance <= 1
}

const completed = ['genres', 'cast', 'countries', 'languages', 'releaseDate', 'imdb'] as const

function absorb(show: ListedWork, other: ListedWork): void {
  const titles = [
    ...(show.alternativeTitles ?? []),
    other.title,
    ...(other.alternativeTitles ?? []),
  ]
  show.alternativeTitles = unique(titles).filter((title) => title !== show.title)
  if ((show.creators ?? []).length === 0) show.creators = other.creators ?? []
  for (const fact of completed) {
    if (show[fact] === undefined) Object.assign(show, { [fact]: other[fact] })
  }
  show.numberOfSeasons = Math.max(show.numberOfSeasons ?? 0, other.numberOfSeasons ?? 0)
}

function shelved(show: ListedWork): ShelfWork {
  const released = show.releaseDate ?? writtenYear(show.year)
  return compact({
    title: show.title,
    alternativeTitles: show.alternativeTitles ?? [],
    creators: (show.creators ?? []).map(tidy),
    ...(released && { released }),
    genres: show.genres ?? [],
    cast: (show.cast ?? []).slice(0, 5).map(tidy),
    countries: countryCodes(show.countries),
    languages: languageCodes(show.languages),
    ...(show.numberOfSeasons && { seasons: show.numberOfSeasons }),
    ...(show.imdb !== undefined && { imdb: show.imdb }),
  })
}
