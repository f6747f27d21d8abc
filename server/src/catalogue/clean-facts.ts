import type { WorkFacts } from './work-facts.ts'

const titleMax = 500
const nameMax = 255
const creatorsMax = 20
const entriesMax = 5_000
const idsMax = 60
const urlMax = 2_000

/**
 * Normalizes facts for storage: single-line texts of bounded length, valid dates, and http(s) posters.
 * Null if title or id end up empty.
 */
export function cleanFacts(facts: WorkFacts): WorkFacts | null {
  const title = line(facts.title, titleMax)
  if (title === '' || !/^[\w.:-]{1,100}$/.test(facts.externalId)) return null
  return {
    ...facts,
    title,
    creators: lines(facts.creators, creatorsMax, nameMax),
    releaseDate: cleanDate(facts.releaseDate),
    posterSource: cleanAddress(facts.posterSource),
    entries: facts.entries.slice(0, entriesMax).map((entry) => line(entry, titleMax) || 'Untitled'),
    ids: (facts.ids ?? []).filter(({ id }) => /^[\w.:-]{1,100}$/.test(id)).slice(0, idsMax),
  }
}

/** Normalizes a list of facts, dropping those that cannot be stored. */
export function cleanAll(facts: readonly (WorkFacts | null)[]): WorkFacts[] {
  return facts.flatMap((one) => (one ? (cleanFacts(one) ?? []) : []))
}

function lines(texts: readonly string[], max: number, lengthMax: number): string[] {
  const clean = texts.map((text) => line(text, lengthMax)).filter((text) => text !== '')
  return [...new Set(clean)].slice(0, max)
}

function line(text: string, max: number): string {
  const oneLine = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return [...oneLine].slice(0, max).join('')
}

/** The valid YYYY, YYYY-MM or YYYY-MM-DD prefix of a date. */
export function cleanDate(date: string | null | undefined): string | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?/.exec(date?.trim() ?? '') ?? []
  if (year === undefined || year === '0000') return null
  if (month === undefined || !(Number(month) >= 1 && Number(month) <= 12)) return year
  const whole = `${year}-${month}-${day ?? ''}`
  return day !== undefined && isDay(whole) ? whole : `${year}-${month}`
}

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

function cleanAddress(address: string | null): string | null {
  const secure = address?.replace(/^http:/, 'https:') ?? ''
  if (secure.length > urlMax || !URL.canParse(secure)) return null
  const url = new URL(secure)
  return url.protocol === 'https:' && url.username === '' ? url.href : null
}
