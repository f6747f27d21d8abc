import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { mediums } from '@medley/contract/values/medium'
import type { SearchItem } from '@medley/contract/values/shapes'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { openMediumShelf, type ShelfWork } from '../../catalogue/shelf/shelf.ts'
import { paths } from '../../paths.ts'
import { useTestApp } from '../../testing/harness.ts'
import { upsertWorks } from '../works/refresh/works.storage.queries.ts'
import { wordsOf } from './search.spelling.rules.ts'

/*
 * Realistic searches with the right answers: known-searches/right.tsv (titles, beginnings of titles,
 * alternative titles, creators, mixed), misspelt.tsv, and other-titles.tsv (German ones above all). A line has the medium, the text and the titles
 * that are right; an @ stands before a creator whose works are.
 */

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const app = useTestApp()
const right = readSearches('right')
const misspelt = readSearches('misspelt')
const inOtherLanguages = readSearches('other-titles')

interface KnownSearch {
  medium: string
  q: string
  isRight: (work: SearchItem) => boolean
}

/** The best known works, and those further down that are looked for or look alike. */
const bestKnown = { film: 4000, tvShow: 1500, book: 2500, album: 2500, podcast: 1500 }
const chunk = 2000

beforeAll(async () => {
  const folder = fileURLToPath(paths.shelf)
  const beginnings = new Set(
    [...right, ...misspelt, ...inOtherLanguages].map(({ q }) => keyOf(q).slice(0, 6)),
  )
  for (const medium of mediums) {
    const shelf = await openMediumShelf(folder, medium)
    const works = shelf.works(0, shelf.count).filter((work, index) => {
      const looksAlike = namesOf(work).some((name) => beginnings.has(keyOf(name).slice(0, 6)))
      return index < bestKnown[medium] || looksAlike
    })
    for (let from = 0; from < works.length; from += chunk) {
      await upsertWorks(app.ctx.db, works.slice(from, from + chunk), app.clock.now())
    }
  }
  // As autovacuum does after a while: statistics, and no pending entries in the indexes.
  await sql`vacuum analyze works, work_counts, search_titles, search_words`.execute(app.ctx.db)
})

test('has at least 400 searches, 100 of them misspelt', () => {
  expect(misspelt.length).toBeGreaterThanOrEqual(100)
  expect(right.length + misspelt.length).toBeGreaterThanOrEqual(400)
})

test('finds what is spelt right among the first three in 99 of 100 searches', async () => {
  const missed = await listMissed(right)
  expect(missed.slice(right.length * 0.01)).toEqual([])
})

test('finds what is misspelt among the first three in 97 of 100 searches', async () => {
  const missed = await listMissed(misspelt)
  expect(missed.slice(misspelt.length * 0.03)).toEqual([])
})

test('finds each work by its title in another language among the first three', async () => {
  expect(inOtherLanguages.length).toBeGreaterThanOrEqual(40)
  expect(await listMissed(inOtherLanguages)).toEqual([])
})

test.each([
  ['radiohead', 'film'],
  ['soylent purple', 'film'],
  ['qwertzuiop', 'book'],
  ['shawshank', 'podcast'],
] as const)('finds nothing for %j in %s', async (q, category) => {
  const { body } = await app.call(null, 'GET /v1/search', { query: { q, category } })
  expect(body.items).toEqual([])
})

/** The searches without a right answer among the first three works of the medium, with what came instead. */
async function listMissed(searches: readonly KnownSearch[]): Promise<string[]> {
  const missed: string[] = []
  for (const { medium, q, isRight } of searches) {
    const query = { q, category: 'all' as const, limit: 3 }
    const { body } = await app.call(null, 'GET /v1/search', { query })
    const group = body.groups?.find(({ category }) => category === medium)
    const works = (group?.items ?? []).filter((item) => 'medium' in item)
    if (!works.some(isRight))
      missed.push(`${medium}: ${q}: ${works.map(({ title }) => title).join(', ')}`)
  }
  return missed
}

function readSearches(name: string): KnownSearch[] {
  const text = readFileSync(new URL(`known-searches/${name}.tsv`, import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [medium = '', q = '', answer = ''] = line.split('\t')
      return { medium, q, isRight: rightness(answer) }
    })
}

function rightness(answer: string): (work: SearchItem) => boolean {
  const names = answer.split('|')
  const creators = names.filter((name) => name.startsWith('@')).map(keyOf)
  const titles = names.filter((name) => !name.startsWith('@')).map(keyOf)
  return (work) =>
    titles.includes(keyOf(work.title)) ||
    work.creators.some(({ name }) => creators.some((key) => keyOf(name).includes(key)))
}

function namesOf({ title, alternativeTitles = [] }: ShelfWork): string[] {
  return [title, ...alternativeTitles]
}

function keyOf(title: string): string {
  const words = wordsOf(title)
  const [first = '', ...rest] = words
  return (['the', 'a', 'an'].includes(first) && rest.length > 0 ? rest : words).join('')
}
