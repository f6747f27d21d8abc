import { expect, test } from 'vitest'
import type { EntryFacts } from '../../catalogue/work-facts.ts'
import { anEntry } from '../../testing/factories/entries.ts'
import type { StoredEntry } from './entries.queries.ts'
import { chooseListing, compareEntries, entriesOfTitles } from './entries.sync.rules.ts'

let serial = 0

/** The entries that a first sync stores. */
function stored(items: readonly EntryFacts[], source = 'tvmaze'): StoredEntry[] {
  const { added } = compareEntries([], { source, items }, { isPartial: false })
  return added.map((entry) => ({ ...entry, id: (serial += 1), workId: 1, isGone: false }))
}

const compare = (known: readonly StoredEntry[], items: readonly EntryFacts[], isPartial = false) =>
  compareEntries(known, { source: 'tvmaze', items }, { isPartial })

test('the same listing changes nothing', () => {
  const items = [anEntry({ number: 1, id: '7' }), anEntry({ number: 2, id: '8' })]
  expect(compare(stored(items), items)).toEqual({ added: [], changed: [], dropped: [] })
})

test('a source that renumbers keeps its entries by their ids', () => {
  const known = stored([anEntry({ number: 1, id: '7' }), anEntry({ number: 2, id: '8' })])
  const { added, changed, dropped } = compare(known, [
    anEntry({ number: 1, id: '8' }),
    anEntry({ number: 2, id: '7' }),
  ])
  expect([added, dropped]).toEqual([[], []])
  expect(changed.map(({ id, number }) => [id, number])).toEqual([
    [known[1]?.id, 1],
    [known[0]?.id, 2],
  ])
})

test('another source takes over entries by season and number', () => {
  const known = stored([anEntry({ number: 1, id: '7' })], 'tmdb')
  const { added, changed } = compare(known, [anEntry({ number: 1, id: '900' })])
  expect(added).toEqual([])
  expect(changed).toMatchObject([{ id: known[0]?.id, source: 'tvmaze', sourceId: '900' }])
})

test('a new id with an old number is another entry', () => {
  const known = stored([anEntry({ number: 1, id: '7' })])
  expect(compare(known, [anEntry({ number: 1, id: '8' })])).toMatchObject({
    added: [{ sourceId: '8' }],
    dropped: [known[0]?.id],
  })
})

test.each([
  ['title', { number: 2, title: 'The Port' }, { number: 2, title: 'The Port' }],
  ['day', { number: 2, releaseDate: '2027-01-05' }, { number: 2, releaseDate: '2027-01-05' }],
  [
    'title and day, unnumbered',
    { season: null, number: null, title: 'The Port', releaseDate: '2027-01-05' },
    { season: null, number: null, title: 'The Port', releaseDate: '2027-01-05' },
  ],
  [
    'title and day, renumbered',
    { number: 2, title: 'The Port', releaseDate: '2027-01-05' },
    { number: 3, title: 'The Port', releaseDate: '2027-01-05' },
  ],
])('an entry whose id is replaced stays the same by its %s', (_, before, after) => {
  const known = stored([anEntry({ ...before, id: 'old' })])
  const { added, changed, dropped } = compare(known, [anEntry({ ...after, id: 'new' })])
  expect([added, dropped]).toEqual([[], []])
  expect(changed).toMatchObject([{ id: known[0]?.id, sourceId: 'new' }])
})

test('an entry that is still listed gives its number to another, not its identity', () => {
  const day = { title: 'Part', releaseDate: '2027-01-05' }
  const known = stored([anEntry({ ...day, number: 1, id: '7' })])
  const { added, changed } = compare(known, [
    anEntry({ ...day, number: 1, id: '8' }),
    anEntry({ ...day, number: 2, id: '7' }),
  ])
  expect(added).toMatchObject([{ sourceId: '8', number: 1 }])
  expect(changed).toMatchObject([{ id: known[0]?.id, number: 2 }])
})

test('a feed that forgets its old episodes drops only what it could still list', () => {
  const episode = (day: string) =>
    anEntry({ season: null, number: null, title: day, releaseDate: day, id: day })
  const known = stored(['2027-01-03', '2027-01-02', '2027-01-01'].map(episode))
  const { dropped } = compare(known, [episode('2027-01-03'), episode('2027-01-02')])
  expect(dropped).toEqual([])
  expect(compare(known, [episode('2027-01-03'), episode('2027-01-01')]).dropped).toEqual([
    known.find(({ sourceId }) => sourceId === '2027-01-02')?.id,
  ])
})

test('what the source no longer lists is dropped, unless the listing is partial', () => {
  const known = stored([anEntry({ number: 1, id: '7' }), anEntry({ number: 2, id: '8' })])
  const rest = [anEntry({ number: 1, id: '7' })]
  expect(compare(known, rest).dropped).toEqual([known[1]?.id])
  expect(compare(known, rest, true).dropped).toEqual([])
})

test('another source drops nothing that its own source or a member listed', () => {
  const ofOther = stored([anEntry({ number: 2, id: '8' })], 'tmdb')
  const named = stored([anEntry({ number: 3 })]).map((one) => ({ ...one, source: null }))
  expect(compare([...ofOther, ...named], [anEntry({ number: 1, id: '7' })]).dropped).toEqual([])
})

test('a listing of seasons alone keeps the episodes', () => {
  const season = anEntry({ kind: 'season', number: null })
  const known = stored([season, anEntry({ id: '7' })])
  expect(compare(known, [season])).toEqual({ added: [], changed: [], dropped: [] })
})

test('an entry that is gone and comes back is here again', () => {
  const [known] = stored([anEntry({ id: '7' })])
  const { changed } = compare([{ ...known!, isGone: true }], [anEntry({ id: '7' })])
  expect(changed).toMatchObject([{ id: known!.id, isGone: false }])
})

test('an entry that is listed twice counts once', () => {
  expect(stored([anEntry({ id: '7' }), anEntry({ id: '8' })])).toHaveLength(1)
})

test('newer episodes of a podcast leave the positions of the older ones', () => {
  const episode = (day: string) =>
    anEntry({ season: null, number: null, title: day, releaseDate: day, id: day })
  const known = stored([episode('2024-05-02'), episode('2024-05-01')])
  const { added, changed } = compare(known, [
    episode('2024-05-03'),
    episode('2024-05-02'),
    episode('2024-05-01'),
  ])
  expect(changed).toEqual([])
  expect(added[0]?.position).toBeLessThan(known[0]?.position ?? 0)
})

test('entries made of titles are taken over by title once a source lists them', () => {
  const titles = entriesOfTitles('podcast', ['Two', 'One'])
  const known = stored(titles.items, titles.source)
  const episode = (title: string) => anEntry({ season: null, number: null, title, id: title })
  const { added, changed } = compare(known, [episode('Two'), episode('One')])
  expect([added.length, changed.length]).toEqual([0, 2])
})

test('titles of seasons become seasons by their number, else by their order', () => {
  const { items } = entriesOfTitles('tvShow', ['Season 1', 'The Port', 'Season 10'])
  expect(items.map(({ season, title }) => [season, title])).toEqual([
    [1, null],
    [2, 'The Port'],
    [10, null],
  ])
})

test('the listing of the stored source is followed, else one with episodes', () => {
  const seasons = { source: 'tmdb', items: [anEntry({ kind: 'season', number: null })] }
  const full = { source: 'tvmaze', items: [anEntry({ id: '7' })] }
  const other = { source: 'other', items: [anEntry({ id: '7' })] }
  expect(chooseListing([], [seasons, full])).toBe(full)
  expect(chooseListing(stored([anEntry({ id: '7' })], 'other'), [full, other])).toBe(other)
})
