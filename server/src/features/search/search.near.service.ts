import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { listNearBeginnings, listNearTitles, listNearWords } from './search.spelling.queries.ts'
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
  searchNearWorks,
  type WorkSearch,
  wordRank,
} from './search.works.queries.ts'

const wordsMax = 8
/** A shorter beginning is near too many titles. */
const beginningMin = 6

/** Works whose titles or names are near a misspelt text. */
export async function searchNear(
  handle: Handle,
  viewer: Viewer,
  { q, ...search }: WorkSearch & { q: string },
): Promise<FoundWork[]> {
  const words = wordsOf(q).slice(0, wordsMax)
  if (words.length === 0) return []
  const known = new Set(await listKnown(handle, words))
  const names = await listNames(handle, q)
  const nearest = { ...names, words: nearWordsQuery(words, known, 'nearest') }
  const works = await searchNearWorks(handle, viewer, { ...nearest, ...search })
  if (works.some(({ rank }) => rank >= wordRank)) return works
  const near = { ...names, words: nearWordsQuery(words, known, 'near') }
  return searchNearWorks(handle, viewer, { ...near, ...search })
}

function listKnown(handle: Handle, words: readonly string[]): Promise<string[]> {
  const read = [...new Set(readingsOf(words).flat())]
  return listNearWords(handle, {
    spellings: read.flatMap((word) => [word, ...spellingsNear(word), ...halvesOf(word).flat()]),
    words: read.filter((word) => slipsAllowed(word.length) > 1),
  })
}

async function listNames(handle: Handle, q: string) {
  const key = wordsOf(q.replace(/^\s*(the|an?)\s+/i, '')).join('')
  const spellings = spellingsNear(key)
  const titles = await listNearTitles(handle, { spellings: [key, ...spellings], q })
  const beginnings = key.length < beginningMin ? [] : await listNearBeginnings(handle, spellings)
  return { titles: titles.filter((title) => isNear(key, title)), beginnings }
}
