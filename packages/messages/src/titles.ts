import { hasVisibleSign } from '@medley/contract/values/visible-sign'

export const productName = 'Medley'

/**
 * Formats `2008-11-26` as November 26, 2008; `2008-11` as November 2008; `0180` as 180.
 *
 * @param language - BCP 47.
 */
export function readableDate(date: string, language: string): string {
  const [year = '', month, day] = date.split('-')
  if (month === undefined) return yearOf(date)
  const time = new Date(0)
  time.setUTCFullYear(Number(year), Number(month) - 1, Number(day ?? 1))
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    ...(day === undefined ? {} : { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(time)
}

/** The year of a release date, without leading zeros. */
export function yearOf(date: string): string {
  return String(Number(date.slice(0, 4)))
}

interface Named {
  username: string
  firstName: string | null
  lastName: string | null
}

/** A person's display name: first and last name, or the username where neither shows anything. */
export function displayName({ username, firstName, lastName }: Named): string {
  const name = [firstName?.trim(), lastName?.trim()].filter((part) => part && hasVisibleSign(part))
  return name.join(' ') || username
}

/** The document title of a page with this name. */
export const titled = (text: string): string => `${text} · ${productName}`

/** The title of a work as its reader sees it; facts, addresses and forms have `title`. */
export function displayTitleOf(work: { title: string; displayTitle?: string | undefined }): string {
  return work.displayTitle ?? work.title
}
