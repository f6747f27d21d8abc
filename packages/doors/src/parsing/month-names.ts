/** Languages whose names of months and weekdays are read. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv']

/** Lower case, without accents and full stops. */
const plain = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}.]/gu, '')

function namesOf(part: 'month' | 'weekday', count: number, dateOf: (index: number) => Date) {
  const names = new Map<string, number>()
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { [part]: style, timeZone: 'UTC' })
      for (let index = 0; index < count; index += 1) {
        names.set(plain(format.format(dateOf(index))), index + 1)
      }
    }
  }
  return names
}

let months: Map<string, number> | undefined
let weekdays: Map<string, number> | undefined

/** The number of a month by its name or abbreviation, from 1. */
export function monthNamed(word: string): number | undefined {
  months ??= namesOf('month', 12, (index) => new Date(Date.UTC(2001, index, 1)))
  const name = plain(word)
  return months.get(name) ?? (name === 'sept' ? 9 : undefined)
}

export function isWeekday(word: string): boolean {
  weekdays ??= namesOf('weekday', 7, (index) => new Date(Date.UTC(2001, 0, index + 1)))
  return weekdays.has(plain(word))
}
