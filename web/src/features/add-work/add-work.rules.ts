/** Facts that a member typed into a search. */
export interface TypedWork {
  title: string
  year: number | null
}

const yearsAhead = 5
const firstBareYear = 1850

/**
 * Title and year in a search term: `Notting Hill (1999)` and `Notting Hill 1999` both name 1999. Without
 * brackets only years from 1850 until five years from now count, so that `Blade Runner 2049` stays a title.
 */
export function readTypedWork(text: string, now: Date = new Date()): TypedWork {
  const typed = text.trim().replaceAll(/\s+/g, ' ')
  const [, title = '', bracketed, bare] = /^(.+?)\s(?:[([](\d{4})[)\]]|(\d{4}))$/.exec(typed) ?? []
  const year = Number(bracketed ?? bare)
  const isYear =
    bracketed === undefined
      ? year >= firstBareYear && year <= now.getUTCFullYear() + yearsAhead
      : year >= 1 && year <= 2100
  return isYear ? { title, year } : { title: typed, year: null }
}

/** `Notting Hill (1999)`, or the title alone. */
export function nameTypedWork({ title, year }: TypedWork): string {
  return year === null ? title : `${title} (${year})`
}
