import { comparable, type ListedWork, tidy, titleKey, unique } from './lists.ts'
import {
  alsoTitled,
  assistantDirectors,
  directorsOf,
  leftOut,
  misdated,
  misspeltNames,
  namesOfGroups,
  noTitle,
  titleOf,
} from './film-corrections.ts'
import { countryCodes, languageCodes } from './names.ts'
import { type Film, mergeFilms, titlesOf } from './film-doubles.ts'
import { compact, type ShelfWork, writtenYear } from './shelf-line.ts'

const noPartOfTitle = / \((?:film|cartoon|cartoon short|(?:19|20)\d\d)\)$/

/** "L' eclisse" is "L'eclisse". */
const looseElision = /(?<![\p{L}\p{N}])([LDJlj])' (?=\p{L})/gu

/** Every film of the list, doubles merged, best known first. */
export function chooseFilms(listed: ListedWork[]): ShelfWork[] {
  const films = mergeFilms(listed.flatMap(corrected))
  return films
    .toSorted((a, b) => fameOf(b) - fameOf(a) || b.year - a.year || (a.title < b.title ? -1 : 1))
    .map(shelved)
}

function corrected(film: ListedWork): Film[] {
  const { year: listedYear, audience = 0 } = film
  const bare = tidy(film.title.replace(noPartOfTitle, '').replace(looseElision, "$1'"))
  const dated = `${bare} (${listedYear})`
  const title =
    titleOf.get(dated) ?? titleOf.get(bare) ?? bare.replace(/^(.+), (The|A|An)$/, '$2 $1')
  if (listedYear === undefined || isNoFilm(title, listedYear, film.directors ?? [])) return []
  const key = `${title} (${listedYear})`
  const year = misdated.get(key) ?? yearOfArticle(film.wikipedia, listedYear)
  const directors = directorsOf.get(key) ?? unique((film.directors ?? []).flatMap(namesIn))
  const others = [...(alsoTitled.get(key) ?? []), ...(film.alternativeTitles ?? [])]
  return [
    {
      ...film,
      title,
      directors: directors.filter((name) => !isAssistant(name, year)),
      alternativeTitles: others.map(tidy).filter(isTitle),
      audience,
      year,
    },
  ]
}

const isAssistant = (name: string, year: number) =>
  year >= 1932 && year <= 1937 && assistantDirectors.has(name)

/** An article named "Alien (1979 film)" tells the year, where the list is at most two off. */
function yearOfArticle(article: string | undefined, listed: number): number {
  const year = Number(/\((\d{4})_/.exec(article ?? '')?.[1] ?? listed)
  return Math.abs(year - listed) <= 2 ? year : listed
}

const isTitle = (title: string) => !noTitle.test(title)

function isNoFilm(title: string, year: number, directors: readonly string[]): boolean {
  const key = `${title} (${year})`
  if (/^Q\d{5,}$|^\(TIE\)|\bseason \d|\bpilot$/.test(title)) return true
  return leftOut.has(key) || directors.some((name) => leftOut.has(`${key} ${name}`))
}

/** The people in one field of a list. */
function namesIn(field: string): string[] {
  const name = tidy(
    field
      .replaceAll(/\\?""?/g, '"')
      .replace(/ ?\((?:Bobby|Co-Director|respectfully|Chuchiev|Rudolph)\)/, '')
      .replace(/ With:.*$/, ''),
  )
  const group = namesOfGroups.get(name)
  if (group) return group
  if (/;| & (?=\p{Lu}\S* \p{Lu})/u.test(name)) return name.split(/;| & /).flatMap(namesIn)
  return [misspeltNames.get(name) ?? name].filter((one) => one !== '')
}

/** The counts behind `audience` end in March 2013: years just before stand too high, later ones too low. */
function fameOf({ audience, year }: Film): number {
  if (year === 2012 || year === 2013) return audience * 0.5
  if (year === 2011) return audience * 0.75
  if (year < 2014) return audience
  return audience * (year < 2018 ? 1.4 : 1.7)
}

function shelved(film: Film): ShelfWork {
  const year = writtenYear(film.year)
  // Dates are those of the American release.
  const released = year && film.releaseDate?.startsWith(year) ? film.releaseDate : year
  const title = knownTitle(film)
  const own = title.toLowerCase()
  return compact({
    title,
    alternativeTitles: titlesOf(film).filter((one) => one.toLowerCase() !== own),
    creators: film.directors,
    ...(released && { released }),
    genres: film.genres ?? [],
    cast: (film.cast ?? []).slice(0, 5).map(tidy),
    countries: countryCodes(film.countries),
    languages: languageCodes(film.languages),
    ...(film.imdb !== undefined && { imdb: film.imdb }),
  })
}

/** The title of its article in the English Wikipedia, if another list gives it too. */
function knownTitle(film: Film): string {
  const article = tidy((film.wikipedia ?? '').replaceAll('_', ' ').replace(/ \([^)]*film\)$/, ''))
  const key = titleKey(article)
  if (article === '' || comparable(article) === comparable(film.title)) return film.title
  // A list lost the leading article.
  if (key === titleKey(film.title)) return /^(?:the|an?) /i.test(article) ? article : film.title
  return film.alternativeTitles.some((title) => titleKey(title) === key) ? article : film.title
}
