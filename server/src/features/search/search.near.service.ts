import { textBetween } from '@medley/contract/values/text-cuts'
import type { Viewer } from '../../actor.ts'
import { coresOf, partsOf } from '../../catalogue/titles/title-parts.ts'
import type { Handle } from '../../db/transaction.ts'
import {
  listBeginnings,
  listSimilarWords,
  listSpeltWords,
  listTitles,
  listTitlesByEnds,
  listWholeTitles,
} from './search.spelling.queries.ts'
import {
  beginningsNear,
  countSlips,
  halvesOf,
  isNear,
  nearWordsQuery,
  readingsOf,
  slipsAllowed,
  spellingsNear,
  wordsOf,
} from './search.spelling.rules.ts'
import {
  type FoundWork,
  type NearNames,
  searchNearWorks,
  type WorkSearch,
} from './search.works.queries.ts'

const wordsMax = 8
/** A shorter beginning is near too many titles. */
const beginningMin = 6

/**
 * Works whose titles or names are near a misspelt text. Looks first at known words and titles one slip
 * away, then at titles with more slips, then at titles that begin so.
 */
export async function searchNear(
  handle: Handle,
  viewer: Viewer,
  { q, ...search }: WorkSearch & { q: string },
): Promise<FoundWork[]> {
  const words = wordsOf(q).slice(0, wordsMax)
  if (words.length === 0) return []
  const key = keyOf(q)
  const find = (near: Partial<NearNames>) =>
    searchNearWorks(handle, viewer, { ...noNames, ...near, ...search })
  const alike = await listTitlesAlike(handle, key)
  const titles = alike.filter((title) => countSlips(key, title, 1) <= 1)
  const known = await listKnown(handle, words)
  const queries = reaches.map((reach) => nearWordsQuery(words, known, reach))
  let byCast: FoundWork[] = []
  for (const query of new Set(queries)) {
    const works = titles.length > 0 || query !== null ? await find({ titles, words: query }) : []
    if (works.some(({ namedHits }) => namedHits > 0)) return works
    // Both words of a misspelt name may be known, from the names of two actors.
    if (byCast.length === 0) byCast = works
  }
  const similar = alike.filter((title) => isNear(key, title))
  if (similar.length > 0) return find({ titles: similar })
  if (byCast.length > 0 || key.length < beginningMin) return byCast
  const beginnings = await listBeginningsNear(handle, key, alike)
  return beginnings.length === 0 ? [] : find({ beginnings })
}

/** Well-known works whose title is one slip away from a text that names none: "the dark night". */
export async function searchNearTitles(
  handle: Handle,
  viewer: Viewer,
  { q, ...search }: WorkSearch & { q: string },
): Promise<FoundWork[]> {
  const key = keyOf(q)
  if (slipsAllowed(key.length) === 0) return []
  const alike = await listTitlesAlike(handle, key)
  const titles = alike.filter((title) => title !== key && countSlips(key, title, 1) <= 1)
  if (titles.length === 0) return []
  const works = await searchNearWorks(handle, viewer, { ...noNames, titles, ...search })
  return works.filter(({ isKnown }) => isKnown)
}

/** Works whose title is a text without its first or last words: "Missing & Murdered: Finding Cleo". */
export async function searchPartsOf(
  handle: Handle,
  viewer: Viewer,
  { q, ...search }: WorkSearch & { q: string },
): Promise<FoundWork[]> {
  const words = q.trim().split(/\s+/).slice(0, wordsMax)
  const slices = words.flatMap((_, index) => [words.slice(0, index), words.slice(index)])
  const longer = slices.filter(({ length }) => length > 1).map((slice) => slice.join(' '))
  const parts = [...longer, ...partsOf(q), ...coresOf(q)].filter((part) => part !== q)
  const [longest] = await listWholeTitles(handle, parts)
  if (longest === undefined) return []
  return searchNearWorks(handle, viewer, { ...noNames, titles: [longest], ...search })
}

const keyOf = (q: string) => wordsOf(q.replace(/^\s*(the|an?)\s+/i, '')).join('')

const reaches = ['nearest', 'near'] as const

/** The titles that share a quarter of their letters with a text, at the beginning or the end. */
async function listTitlesAlike(handle: Handle, key: string): Promise<string[]> {
  const allowed = slipsAllowed(key.length)
  if (allowed < 2) return listTitles(handle, [key, ...spellingsNear(key)])
  const length = sliceOf(key)
  const ends = { start: textBetween(key, 0, length), end: key.slice(-length) }
  const lengths = { min: key.length - allowed, max: key.length + allowed }
  return listTitlesByEnds(handle, ends, lengths)
}

/** The beginnings of titles that are one slip away from a text; `alike` are titles that share its first letters. */
async function listBeginningsNear(
  handle: Handle,
  key: string,
  alike: readonly string[],
): Promise<string[]> {
  // A swap may reach one letter further.
  const start = slipsAllowed(key.length) < 2 ? key.length : sliceOf(key) + 1
  const spellings = spellingsNear(textBetween(key, 0, start)).map((one) => one + key.slice(start))
  return [...beginningsNear(key, alike), ...(await listBeginnings(handle, spellings))]
}

/** One slip leaves the first or the last letters whole; several mostly do. */
const sliceOf = (key: string) => Math.max(3, Math.ceil(key.length / 4))

const noNames: NearNames = { titles: [], beginnings: [], words: null }

/** The known words near those of a text. Only for words without one a slip away are others looked for. */
async function listKnown(handle: Handle, words: readonly string[]): Promise<Set<string>> {
  const read = [...new Set(readingsOf(words).flat())]
  const spellings = read.flatMap((word) => [word, ...spellingsNear(word), ...halvesOf(word).flat()])
  const spelt = await listSpeltWords(handle, spellings)
  const strange = words.filter(
    (word) => slipsAllowed(word.length) > 1 && !spelt.some((one) => isNear(word, one)),
  )
  const similar = strange.length === 0 ? [] : await listSimilarWords(handle, strange)
  return new Set([...spelt, ...similar])
}
