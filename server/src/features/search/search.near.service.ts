import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import {
  listBeginnings,
  listSimilarTitles,
  listSimilarWords,
  listSpeltWords,
  listTitles,
} from './search.spelling.queries.ts'
import {
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
 * Works whose titles or names are near a misspelt text. Looks first at what costs least: known words and
 * titles one slip away, then titles that resemble the text, then titles that begin so.
 */
export async function searchNear(
  handle: Handle,
  viewer: Viewer,
  { q, ...search }: WorkSearch & { q: string },
): Promise<FoundWork[]> {
  const words = wordsOf(q).slice(0, wordsMax)
  if (words.length === 0) return []
  const key = wordsOf(q.replace(/^\s*(the|an?)\s+/i, '')).join('')
  const find = (near: Partial<NearNames>) =>
    searchNearWorks(handle, viewer, { ...noNames, ...near, ...search })
  const known = await listKnown(handle, words)
  const titles = await listTitles(handle, [key, ...spellingsNear(key)])
  for (const reach of ['nearest', 'near'] as const) {
    const works = await find({ titles, words: nearWordsQuery(words, known, reach) })
    if (works.length > 0) return works
  }
  const similar = (await listSimilarTitles(handle, q)).filter((title) => isNear(key, title))
  if (similar.length > 0) return find({ titles: similar })
  if (key.length < beginningMin) return []
  return find({ beginnings: await listBeginnings(handle, spellingsNear(key)) })
}

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
