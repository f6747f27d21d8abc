import { limits } from '@medley/contract/limits'
import { comparable } from '../values.ts'

/** A film, or an episode of a show by its title or numbers, as Netflix titles a row. */
export type NetflixTitle =
  | { kind: 'film'; title: string }
  | { kind: 'episode'; show: string; season: number | null; number: number | null; title: string }

const seasonWord = [
  'season|series|part|volume|vol\\.|chapter|book|collection',
  'staffel|teil|kapitel|buch|band',
  'saison|partie|chapitre|livre',
  'temporada|parte|volumen|volumi|capítulo|libro|stagione',
  'seizoen|deel|sæson|säsong|sesong|kausi|sezon',
].join('|')
const onlySeason = 'limited series|mini-?series?|miniserie|serie limitada|série limitée'
const episodeWord = 'episode|folge|épisode|episodio|episódio|aflevering|afsnit|avsnitt'

/** `Dark: Season 2: Beginnings and Endings` */
const inSeason = new RegExp(
  `^(.+?): (?:(?:${seasonWord}) (\\d{1,3})|(?:${onlySeason}))(?: \\([^)]*\\))?: (.+)$`,
  'iu',
)
/** `Stranger Things: Stranger Things 4: Chapter Nine`; the first season may have no number. */
const inNamesake = /^(.+?): \1(?: (\d{1,3}))?: (.+)$/iu
const numberAtEnd = new RegExp(`^(.*?) ?\\((?:${episodeWord}) (\\d{1,5})\\)$`, 'iu')
const onlyNumber = new RegExp(`^(?:${episodeWord}) (\\d{1,5})$`, 'iu')

/**
 * Tells films from episodes, for the titles of one file with their days. An episode without a season is known by
 * its show, which has others with one, or so many episodes that some were seen on one day; a colon alone is no sign.
 */
export function readNetflixTitles(
  rows: readonly { title: string; day: string }[],
): (title: string) => NetflixTitle {
  const shows = new Set(rows.flatMap(({ title }) => episodeOf(title)?.show ?? []).map(comparable))
  const others = rows.filter(({ title }) => !episodeOf(title) && title.includes(': '))
  for (const [start, ofStart] of Map.groupBy(others, ({ title }) => startOf(title))) {
    const titles = new Map(ofStart.map(({ title, day }) => [title, day]))
    const days = new Set(titles.values())
    if (titles.size >= episodesMin && days.size < titles.size) shows.add(comparable(start))
  }
  return (title) => {
    const start = startOf(title)
    const episode = episodeOf(title)
    if (episode) return episode
    if (start === title || !shows.has(comparable(start))) return { kind: 'film', title }
    return withNumber(start, null, title.slice(start.length + 2))
  }
}

/** Trilogies, and the programmes of one comedian, are seen on one day too. */
const episodesMin = 4

const startOf = (title: string) => title.split(': ', 1)[0] ?? title

function episodeOf(text: string): (NetflixTitle & { kind: 'episode' }) | null {
  const [, show, season = '1', title] = inSeason.exec(text) ?? inNamesake.exec(text) ?? []
  if (show === undefined || title === undefined) return null
  return withNumber(show, Number(season), title)
}

function withNumber(
  show: string,
  season: number | null,
  text: string,
): NetflixTitle & { kind: 'episode' } {
  const [, title = text, atEnd] = numberAtEnd.exec(text) ?? []
  const number = Number(atEnd ?? onlyNumber.exec(text)?.[1])
  const isNumber = number >= 1 && number <= limits.entryNumberMax
  const isSeason = season !== null && season <= limits.seasonMax
  return {
    kind: 'episode',
    show,
    season: isSeason ? season : null,
    number: isNumber && isSeason ? number : null,
    title: title === '' ? text : title,
  }
}
