import { cleanAddress, lines, line } from './clean-text.ts'
import { genres as allGenres } from '@medley/contract/values/genres'
import { languages } from '@medley/contract/values/languages'
import type { WorkFacts } from './work-facts.ts'

const titleMax = 500
const nameMax = 255
const otherTitlesMax = 30
const genresMax = 6
const castMax = 10
const codesMax = 20
const positionMax = 20
/** Longer than any film or book. */
const amountMax = 100_000

/** The facts that not every source tells, as cleaned. */
type FurtherFacts = Pick<
  WorkFacts,
  | 'originalTitle'
  | 'alternativeTitles'
  | 'titles'
  | 'genres'
  | 'cast'
  | 'countries'
  | 'languages'
  | 'minutes'
  | 'pages'
  | 'series'
  | 'descriptionUrl'
  | 'networkZone'
>

const closedList = new Set<string>(allGenres)

/** Bounds the optional facts; those that the source does not tell stay absent. */
export function cleanFurtherFacts(facts: WorkFacts): FurtherFacts {
  const { genres, cast, countries, languages, minutes, pages, series, descriptionUrl } = facts
  const { networkZone } = facts
  return {
    ...titlesOf(facts),
    ...(genres && {
      genres: unique(
        genres.filter((one) => closedList.has(one)),
        genresMax,
      ),
    }),
    ...(cast && { cast: lines(cast, castMax, nameMax) }),
    ...(countries && { countries: codesOf(/^[A-Z]{2}$/, countries) }),
    ...(languages && { languages: codesOf(/^[a-z]{2,3}$/, languages.map(currentCode)) }),
    ...(minutes !== undefined && { minutes: cleanAmount(minutes) }),
    ...(pages !== undefined && { pages: cleanAmount(pages) }),
    ...(series !== undefined && { series: cleanSeries(series) }),
    ...(descriptionUrl !== undefined && { descriptionUrl: cleanAddress(descriptionUrl) }),
    ...(networkZone !== undefined && { networkZone: cleanZone(networkZone) }),
  }
}

/**
 * A title equal to the main one says nothing; an original one is among the alternative ones, and so are those in
 * other languages.
 */
function titlesOf({ title, originalTitle, alternativeTitles, titles }: WorkFacts) {
  const translated = titles ? cleanTitles(titles) : {}
  const named = titles ? { titles: translated } : {}
  if (originalTitle === undefined && alternativeTitles === undefined) return named
  const original = line(originalTitle ?? '', titleMax)
  const isOther = original !== '' && original !== title
  const others = lines(
    [...(isOther ? [original] : []), ...Object.values(translated), ...(alternativeTitles ?? [])],
    Infinity,
    titleMax,
  )
  return {
    ...named,
    originalTitle: isOther ? original : null,
    alternativeTitles: others.filter((one) => one !== title).slice(0, otherTitlesMax),
  }
}

function cleanTitles(titles: Readonly<Record<string, string>>): Record<string, string> {
  const cleaned: Record<string, string> = {}
  for (const language of languages) {
    const title = line(titles[language] ?? '', titleMax)
    if (title !== '') cleaned[language] = title
  }
  return cleaned
}

/** TMDB has codes of its own for Cantonese and for no language. */
const currentCode = (code: string) => (code === 'cn' ? 'zh' : code === 'xx' ? '' : code)

const codesOf = (form: RegExp, codes: readonly string[]) =>
  unique(
    codes.filter((code) => form.test(code)),
    codesMax,
  )

const unique = (texts: readonly string[], max: number) => [...new Set(texts)].slice(0, max)

function cleanAmount(amount: number | null): number | null {
  const whole = Math.round(amount ?? 0)
  return whole >= 1 && whole <= amountMax ? whole : null
}

/** A time zone that both this process and PostgreSQL know. */
function cleanZone(name: string | null): string | null {
  const zone = line(name ?? '', 64)
  if (!/^[A-Z][A-Za-z]+\/[A-Z][\w/+-]+$/.test(zone)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone && zone
  } catch {
    return null
  }
}

type Series = NonNullable<WorkFacts['series']>

function cleanSeries(series: Series | null): Series | null {
  const title = line(series?.title ?? '', nameMax)
  if (title === '') return null
  return { title, position: line(series?.position ?? '', positionMax) || null }
}
