import { textBetween } from '@medley/contract/values/text-cuts'
import { limits } from '@medley/contract/limits'
import { tidy } from '../values.ts'

/** A season or episode as the cells of a row name it; the number of a whole season is null. */
export interface NamedEntry {
  season: number | null
  number: number | null
  /** Of an episode without a number. */
  title?: string
}

const seasonWord = 's|season|series|staffel|saison|temporada|temp|t|stagione|seizoen|säsong|sezon'
const episodeWord =
  'e|ep|episode|folge|f|episodio|épisode|episódio|capítulo|cap|aflevering|afl|avsnitt|odcinek|odc|nr|no|#'
const notInWord = String.raw`(?![\p{L}\p{N}])`

/** `S1E2`, `s01 e02`, `S1.E2`, `1x02`, `Season 1, Episode 2`. */
const both = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${seasonWord}) ?(\d{1,4})[ ,.:_-]{0,3}(?:${episodeWord})\.? ?(\d{1,5})|(\d{1,2})x(\d{1,3}))${notInWord}`,
  'iu',
)

/** `3`, `3.0`, `03`, `E3`, `Season 3` or `#3`. */
const single = new RegExp(
  String.raw`^(?:(?:${seasonWord}|${episodeWord})\.? ?)?(\d{1,5})(?:\.0+)?$`,
  'iu',
)

const isSpecial = /^(specials?|extras?|bonus|especial(es)?|speciali?|spéciaux)$/i

const inRange = (number: number, min: number, max: number) =>
  Number.isInteger(number) && number >= min && number <= max ? number : null

const seasonOf = (digits: string) => inRange(Number(digits), 0, limits.seasonMax)
const numberOf = (digits: string) => inRange(Number(digits), 1, limits.entryNumberMax)

function numbersIn(text: string) {
  const [, season, number, seasonX, numberX] = both.exec(text) ?? []
  const [ofSeason, ofEpisode] = [season ?? seasonX, number ?? numberX]
  if (ofSeason === undefined || ofEpisode === undefined) return null
  return { season: seasonOf(ofSeason), number: numberOf(ofEpisode) }
}

const numberIn = (cell: string): string | undefined => single.exec(cell)?.[1]

export const isSeason = (cell: string) =>
  numberIn(tidy(cell)) !== undefined || isSpecial.test(tidy(cell)) || numbersIn(cell) !== null

export const isEpisode = (cell: string) =>
  numberIn(tidy(cell)) !== undefined || numbersIn(cell) !== null

/** The season or episode of two cells; null if both are empty, undefined for numbers that no show has. */
export function readEntry(seasonCell: string, episodeCell: string): NamedEntry | null | undefined {
  const [ofSeason, ofEpisode] = [tidy(seasonCell), tidy(episodeCell)]
  if (ofSeason === '' && ofEpisode === '') return null
  const whole = numbersIn(ofEpisode) ?? numbersIn(ofSeason)
  if (whole) return whole.season === null || whole.number === null ? undefined : whole
  const digits = isSpecial.test(ofSeason) ? '0' : numberIn(ofSeason)
  const season = digits === undefined ? null : seasonOf(digits)
  if (ofSeason !== '' && season === null) return undefined
  if (ofEpisode === '') return { season, number: null }
  const episode = numberIn(ofEpisode)
  if (episode === undefined) return { season, number: null, title: ofEpisode }
  const number = numberOf(episode)
  return season === null || number === null ? undefined : { season, number }
}

/** A show and its episode in one cell, such as `Dark S1E2`, with the title of the show; null for other titles. */
export function entryInTitle(title: string): (NamedEntry & { show: string }) | null {
  const place = both.exec(title)?.index ?? 0
  const numbers = place > 0 ? numbersIn(title) : null
  const show = textBetween(title, 0, place).replace(/[\s,:;|([–—-]{1,5}$/u, '')
  if (!numbers || numbers.season === null || numbers.number === null || show === '') return null
  return { ...numbers, show }
}
