import { wordsOf } from '../words.ts'
import { type Item, releaseDateOf } from './wikidata.item.ts'
import type { Kind } from './wikidata.kinds.ts'

/** The searched title and year. */
export interface WikidataQuery {
  term: string
  year?: number | undefined
}

/**
 * Search results that say enough to be works, best first: those whose title is the term, then those
 * with such another title, then those with all its words, a fitting year counting as one step; then
 * those with more articles; then in the search's order.
 */
export function rankItems(kind: Kind, items: readonly Item[], asked: WikidataQuery): Item[] {
  const ranked = items.map((item) => ({ item, fit: fitOf(item, asked) }))
  return ranked
    .filter(({ item, fit }) => isTelling(item, kind) && (!kind.isStrict || fit.names > 0))
    .toSorted(
      (a, b) =>
        b.fit.names + b.fit.year - (a.fit.names + a.fit.year) ||
        b.item.sitelinks - a.item.sitelinks,
    )
    .map(({ item }) => item)
}

function isTelling(item: Item, { isStrict }: Kind): boolean {
  const known = [item.creators.length > 0, item.dates.length > 0]
  return item.label !== null && (isStrict ? !known.includes(false) : known.includes(true))
}

function fitOf(item: Item, { term, year }: WikidataQuery): { names: number; year: number } {
  const date = releaseDateOf(item)
  const apart = date === null || year === undefined ? 2 : Math.abs(Number(date.slice(0, 4)) - year)
  return { names: nameFit(item, term), year: apart <= 1 ? 1 : 0 }
}

function nameFit({ label, aliases, titles, creators }: Item, term: string): number {
  const asked = wordsOf(term)
  const isSame = (name: string) => wordsOf(name).join(' ') === asked.join(' ')
  if (label !== null && isSame(label)) return 3
  if ([...aliases, ...titles].some(isSame)) return 2
  // A search for a book names its author, too.
  const words = new Set(wordsOf([label ?? '', ...creators].join(' ')))
  return asked.every((word) => words.has(word)) ? 1 : 0
}
