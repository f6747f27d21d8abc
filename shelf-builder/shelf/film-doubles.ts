import { sameFilms } from './film-corrections.ts'
import { groupBy, type ListedWork, shareNames, titleKey, unique } from './lists.ts'

export interface Film extends ListedWork {
  directors: string[]
  alternativeTitles: string[]
  year: number
  audience: number
}

/**
 * Lists differ by the year of a festival, a subtitle, a re-release, the spelling of a name, and in
 * naming a director at all. Joins films that surely are one.
 */
export function mergeFilms(films: Film[]): Film[] {
  const ordered = films.toSorted((a, b) => b.audience - a.audience)
  const byTitle = groupBy(ordered, (film) => titlesOf(film).map(titleKey))
  const byImdb = groupBy(ordered, ({ imdb }) => (imdb === undefined ? [] : [imdb]))
  const byName = groupBy(ordered, (film) => [nameOf(film)])
  const merged = new Set<Film>()
  for (const film of ordered) {
    if (merged.has(film)) continue
    const namesakes = titlesOf(film).flatMap((title) => byTitle.get(titleKey(title)) ?? [])
    const known = film.imdb === undefined ? [] : (byImdb.get(film.imdb) ?? [])
    const joined = sameFilms.get(nameOf(film)) ?? []
    const others = unique([...namesakes, ...known])
    const listed = joined.flatMap((name) => byName.get(name) ?? [])
    for (const other of [...others, ...listed]) {
      if (other === film || merged.has(other)) continue
      if (
        !joined.includes(nameOf(other)) &&
        !isSameFilm(
          film,
          other,
          others.filter((one) => !merged.has(one)),
        )
      )
        continue
      merged.add(other)
      absorb(film, other)
    }
  }
  return ordered.filter((film) => !merged.has(film))
}

export const titlesOf = (film: Film) => [film.title, ...film.alternativeTitles]
const nameOf = (film: Film) => `${film.title} (${film.year}) ${film.directors[0] ?? ''}`.trim()

function isSameFilm(film: Film, other: Film, namesakes: Film[]): boolean {
  if (film.imdb !== undefined && other.imdb !== undefined) return film.imdb === other.imdb
  const isOneArticle = film.wikipedia !== undefined && film.wikipedia === other.wikipedia
  if (isOneArticle && isReRelease(other.title)) return true
  const distance = Math.abs(film.year - other.year)
  const shared = shareNames(film.directors, other.directors)
  if (shared !== undefined) return shared && (isOneArticle || distance <= 3)
  return isOneArticle ? distance <= 1 : distance === 0 && isTelling(film, other, namesakes)
}

/**
 * Where one of two films has no director: whether the title tells that they are one, and no third has it. A short
 * title tells it if one list has the director and the other the registry id, and both have a genre.
 */
function isTelling(film: Film, other: Film, namesakes: Film[]): boolean {
  const near = namesakes.filter(({ year }) => Math.abs(year - film.year) <= 1)
  const key = titleKey(film.title)
  if (near.length > 2 || key !== titleKey(other.title)) return false
  return key.length >= 10 || doComplete(film, other) || doComplete(other, film)
}

/** True if one film has only a director, the other only a registry id, and both share a genre. */
function doComplete(directed: Film, registered: Film): boolean {
  return (
    directed.directors.length > 0 &&
    directed.imdb === undefined &&
    registered.directors.length === 0 &&
    registered.imdb !== undefined &&
    (directed.genres ?? []).some((genre) => registered.genres?.includes(genre))
  )
}

const isReRelease = (title: string) => /\b3-?D\b|re-release|\bIMAX\b/i.test(title)

const completed = ['genres', 'cast', 'imdb', 'countries', 'languages'] as const

function absorb(film: Film, other: Film): void {
  film.alternativeTitles = unique([...film.alternativeTitles, ...titlesOf(other)]).filter(
    (title) => title !== film.title && !isReRelease(title),
  )
  if (film.directors.length === 0) film.directors = other.directors
  film.sources = unique([...film.sources, ...other.sources])
  film.audience = Math.max(film.audience, other.audience)
  for (const fact of completed) {
    if (film[fact] === undefined) Object.assign(film, { [fact]: other[fact] })
  }
  if (other.year === film.year && other.releaseDate) film.releaseDate ??= other.releaseDate
}
