import { limits } from '@medley/contract/limits'
import { comparable } from '../values.ts'
import { episodeNumber, seasonNumber } from './netflix-words.ts'

/** A film, or an episode of a show by its title or numbers, as Netflix titles a row. */
export type NetflixTitle =
  | { kind: 'film'; title: string }
  | { kind: 'episode'; show: string; season: number | null; number: number | null; title: string }

type Episode = NetflixTitle & { kind: 'episode' }

/**
 * Tells films from episodes, for the titles of one file with their days. An episode without a season is known by its
 * number, or by its show, which has others with one, or so many episodes that some were seen on one day; a colon alone
 * is no sign.
 */
export function readNetflixTitles(
  rows: readonly { title: string; day: string }[],
): (title: string) => NetflixTitle {
  const withSeason = new Set(
    rows.flatMap(({ title }) => inSeason(title)?.show ?? []).map(comparable),
  )
  const shows = new Set(rows.flatMap(({ title }) => episodeOf(title)?.show ?? []).map(comparable))
  const others = rows.filter(({ title }) => !episodeOf(title) && title.includes(': '))
  for (const [start, ofStart] of Map.groupBy(others, ({ title }) => startOf(title))) {
    const titles = new Map(ofStart.map(({ title, day }) => [title, day]))
    const days = new Set(titles.values())
    if (titles.size >= episodesMin && days.size < titles.size) shows.add(comparable(start))
  }
  return (text) => {
    const title = text.replace(/[:\s]+$/, '')
    const inOne = inSeason(title)
    if (inOne) return inOne
    const numbered = byNumber(title)
    if (numbered) {
      const isOfOthers = withSeason.has(comparable(numbered.show))
      return isOfOthers ? { ...numbered, number: null } : { ...numbered, season: 1 }
    }
    const start = startsOf(title).find((one) => shows.has(comparable(one)))
    if (start === undefined) return { kind: 'film', title }
    return withNumber(start, null, title.slice(start.length + 2))
  }
}

/** Trilogies, and the programmes of one comedian, are seen on one day too. */
const episodesMin = 4

const startOf = (title: string) => title.split(': ', 1)[0] ?? title

/** The parts of a title before its colons, the longest first. */
function startsOf(title: string): string[] {
  const parts = title.split(': ')
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join(': '))
}

function episodeOf(text: string): Episode | null {
  return inSeason(text) ?? byNumber(text)
}

/** `Dark: Season 2: Beginnings`, or `Stranger Things: Stranger Things 4: Chapter Nine`, whose first season may lack the number. */
function inSeason(text: string): Episode | null {
  const parts = text.split(': ')
  for (const [index, part] of parts.entries()) {
    if (index === 0 || index === parts.length - 1) continue
    const show = parts.slice(0, index).join(': ')
    const season = seasonNumber(part) ?? seasonOfNamesake(part, show)
    if (season !== null) return withNumber(show, season, parts.slice(index + 1).join(': '))
  }
  return null
}

/** True for the title of an episode that names its season. */
export const isInSeason = (title: string) => inSeason(title) !== null

function seasonOfNamesake(part: string, show: string): number | null {
  const [own, season] = [part.toLowerCase(), show.toLowerCase()]
  if (own === season) return 1
  const digits = own.startsWith(`${season} `) ? own.slice(season.length + 1) : ''
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null
}

const atEnd = /^(.*?) ?\(([^()]*)\)$/

/** `Dahmer: The Good Boy Box (Episode 4)` and `Twee Dijken: Aflevering 4`: shows of one season, or without one. */
function byNumber(text: string): Episode | null {
  const parts = text.split(': ')
  const last = parts.at(-1) ?? ''
  const [, title = '', label = ''] = atEnd.exec(last) ?? []
  if (episodeNumber(label) === null && episodeNumber(last) === null) return null
  const show = parts.slice(0, -1).join(': ') || title
  return show === '' ? null : withNumber(show, null, parts.length === 1 ? label : last)
}

function withNumber(show: string, season: number | null, text: string): Episode {
  const [, title = text, label = ''] = atEnd.exec(text) ?? []
  const number = episodeNumber(label) ?? episodeNumber(text)
  const isNumber = number !== null && number >= 1 && number <= limits.entryNumberMax
  const isSeason = season === null || season <= limits.seasonMax
  const isNamed = episodeNumber(label) !== null && title !== ''
  return {
    kind: 'episode',
    show,
    season: isSeason ? season : null,
    number: isNumber && isSeason ? number : null,
    title: isNamed ? title : text,
  }
}
