import { comparable, lastName, type ListedWork, tidy, unique } from './lists.ts'
import { directorsOf, leftOut, misdated, namesOfGroups, titleOf } from './film-corrections.ts'
import { type ShelfWork, writtenYear } from './shelf-line.ts'

const wanted = 5500

/** What being on a list says: biopics and a few directors' whole work are there for their kind. */
const weightOfList: Record<string, number> = {
  'oscar-data': 7,
  wikidata: 6,
  'vega-datasets': 4,
  'the-pudding': 3,
  fivethirtyeight: 1,
}

type Film = ListedWork & { creators: string[]; year: number }

/** Picks the films best known to the lists, best known first. */
export function chooseFilms(listed: ListedWork[], americanTitles: ListedWork[]): ShelfWork[] {
  const films = mergeDoubles(listed.filter(isUsable).map(corrected))
  const american = new Set(americanTitles.flatMap((film) => yearsAround(film)))
  const made = countFilmsByDirector(films)
  const renown = (film: Film) =>
    weigh(film, american.has(`${comparable(film.title)}|${film.year}`), made)
  return films
    .map((film) => ({ film, weight: renown(film) }))
    .sort((a, b) => b.weight - a.weight || byYearAndTitle(a.film, b.film))
    .slice(0, wanted)
    .map(({ film }) => shelved(film))
}

function isUsable(film: ListedWork): film is Film {
  const named = (film.creators ?? []).length > 0 && film.year !== undefined
  const key = `${film.title} (${film.year}) ${film.creators?.[0] ?? ''}`
  return named && !/^Q\d{5,}$/.test(film.title) && !leftOut.has(key)
}

function corrected(film: Film): Film {
  const bare = tidy(film.title.replace(/ \((?:film|(?:19|20)\d\d)\)$/, ''))
  const title = titleOf.get(bare) ?? bare
  const key = `${title} (${film.year})`
  const named = directorsOf.get(key) ?? film.creators
  const creators = unique(named.flatMap((name) => namesOfGroups.get(name) ?? [tidy(name)]))
  return { ...film, title, creators, year: misdated.get(key) ?? film.year }
}

/** Lists differ by the year of a festival or a prize, and in spelling a first name. */
function mergeDoubles(films: Film[]): Film[] {
  const kept: Film[] = []
  const byTitle = new Map<string, Film[]>()
  for (const film of films.toSorted((a, b) => trust(b) - trust(a))) {
    const namesakes = byTitle.get(comparable(film.title)) ?? []
    const same = namesakes.find((other) => isSameFilm(film, other))
    if (same) {
      same.sources = unique([...same.sources, ...film.sources])
      if (film.releaseDate && film.year === same.year) same.releaseDate ??= film.releaseDate
      continue
    }
    byTitle.set(comparable(film.title), [...namesakes, film])
    kept.push(film)
  }
  return kept
}

function isSameFilm(one: Film, other: Film): boolean {
  const directors = new Set(other.creators.map(lastName))
  const shared = one.creators.some((name) => directors.has(lastName(name)))
  return shared && Math.abs(one.year - other.year) <= 3
}

function trust(film: Film): number {
  return film.sources.length * 2 + (film.sources.includes('wikidata') ? 1 : 0)
}

function yearsAround(film: ListedWork): string[] {
  const year = film.year ?? 0
  return [year - 1, year, year + 1].map((near) => `${comparable(film.title)}|${near}`)
}

function countFilmsByDirector(films: Film[]): Map<string, number> {
  const made = new Map<string, number>()
  for (const name of films.flatMap((film) => film.creators)) {
    made.set(name, (made.get(name) ?? 0) + 1)
  }
  return made
}

/** What speaks for a film being known: who lists it, its director's others, its age. */
function weigh(film: Film, isAmerican: boolean, made: Map<string, number>): number {
  const listed = film.sources.reduce((sum, source) => sum + (weightOfList[source] ?? 0), 0)
  const others = Math.max(...film.creators.map((name) => made.get(name) ?? 0))
  const crowd = film.creators.length > 6 ? -3 : 0
  return listed + weightOfTitle(film, isAmerican) + Math.min(others, 10) / 5 + ageOf(film) + crowd
}

/** An American film with an article of its own; the other lists say less about fame. */
function weightOfTitle(film: Film, isAmerican: boolean): number {
  if (!isAmerican) return 0
  return film.sources.includes('wikidata') ? 1 : 3
}

/** An old film that is still listed is better known than a new one. */
function ageOf(film: Film): number {
  if (film.year < 1980) return 2
  return film.year < 2000 ? 1 : 0
}

function byYearAndTitle(one: Film, other: Film): number {
  return other.year - one.year || (one.title < other.title ? -1 : 1)
}

function shelved(film: Film): ShelfWork {
  const dated = film.releaseDate && Math.abs(Number(film.releaseDate.slice(0, 4)) - film.year) <= 1
  const released = dated ? film.releaseDate : writtenYear(film.year)
  return { title: film.title, creators: film.creators, ...(released && { released }) }
}
