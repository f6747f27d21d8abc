import type { Film } from './letterboxd-import.queries.ts'

interface Sought {
  title: string
  year: number | null
}

/** The film an entry is about where only one can be meant, otherwise those to choose from, best first. */
export interface Match {
  certain: Film | null
  suggestions: Film[]
}

export const suggestionsMax = 5

export function yearOf(film: Film): number | null {
  return film.release_date === null ? null : Number(film.release_date.slice(0, 4))
}

/**
 * Matches an entry with the films that share its title. Certain is the one film of the same year;
 * two films of one title and year are a matter for the member.
 */
export function matchNamesakes(sought: Sought, namesakes: readonly Film[]): Match {
  const sameYear = namesakes.filter((film) => sought.year !== null && yearOf(film) === sought.year)
  const certain = sameYear.length === 1 ? (sameYear[0] ?? null) : null
  const nearestFirst = namesakes.toSorted((a, b) => yearsApart(sought, a) - yearsApart(sought, b))
  return { certain, suggestions: certain ? [certain] : nearestFirst.slice(0, suggestionsMax) }
}

/** Puts films of about the same year before the others; else their order stays. */
export function orderSimilar(sought: Sought, films: readonly Film[]): Film[] {
  const isFar = (film: Film) => Number(yearsApart(sought, film) > 1)
  return films.toSorted((a, b) => isFar(a) - isFar(b)).slice(0, suggestionsMax)
}

/** Unknown years are as far apart as can be, but all alike, so that the order found stays. */
function yearsApart({ year }: Sought, film: Film): number {
  const filmYear = yearOf(film)
  if (year === null || filmYear === null) return 10_000
  return Math.abs(year - filmYear)
}

const article = /^(the|an?) /i

/** Other ways to write a title: without its subtitle, with and without an article. */
export function variantsOf(title: string): string[] {
  const head = /^(.{4,}?)(?::| [-–—(/])/.exec(title)?.[1]
  const whole = head === undefined ? [title] : [title, head]
  const variants = whole.flatMap((name) =>
    article.test(name) ? [name, name.replace(article, '')] : [name, `The ${name}`, `A ${name}`],
  )
  return variants.filter((name) => name !== title)
}
