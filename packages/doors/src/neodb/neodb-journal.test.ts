import { describe, expect, test } from 'vitest'
import { read, readZip } from '../testing/read-exports.ts'

const site = 'https://neodb.example'
const header = { server: 'neodb.example', neodb_version: '0.12.3', username: 'ada' }
const at = '2023-04-04T15:21:33.023757+00:00'
const film = `${site}/movie/a1`
const season = `${site}/tv/season/d2`
const book = `${site}/book/b1`

const linesOf = (...lines: readonly object[]) =>
  [header, ...lines].map((line) => JSON.stringify(line)).join('\n')

const workOf = (id: string, title: string, more: object = {}) => ({
  id,
  type: 'Work',
  display_title: title,
  title,
  external_resources: [],
  ...more,
})
const catalog = linesOf(
  workOf(film, 'Quay', { imdb: 'tt0000012', year: 1961 }),
  workOf(book, 'Reef', { isbn: '9780064410939', author: ['Ada Lime'] }),
  workOf(season, 'Tides Season 2', {
    season_number: 2,
    external_resources: [{ url: 'https://www.themoviedb.org/tv/7/season/2' }],
  }),
  workOf(`${site}/game/f1`, 'Sand'),
)

const piece = (type: string, item: string, content: object = {}, visibility = 0) => ({
  type,
  content: { type, published: at, withRegardTo: item, ...content },
  visibility,
})
const log = (item: string, status: string, timestamp: string) => ({
  type: 'ShelfLog',
  item,
  status,
  timestamp,
})

async function readJournal(...lines: readonly object[]) {
  const files = await readZip([
    { name: 'journal.ndjson', content: linesOf(...lines) },
    { name: 'catalog.ndjson', content: catalog },
    { name: 'actor.ndjson', content: linesOf({ type: 'Identity', private_key: 'hush' }) },
  ])
  const [journal] = files
  if (!journal) throw new Error('No journal')
  return { files, ...journal }
}

describe('the journal of NeoDB', () => {
  test('its account is not opened, and its catalog is read with it', async () => {
    const { files } = await readJournal(piece('ShelfMember', film, { status: 'complete' }))
    expect(files.map(({ name, source, unused }) => [name, source, unused?.reason.code])).toEqual([
      ['journal.ndjson', 'neodb', undefined],
      ['catalog.ndjson', 'neodb', 'besideJournal'],
      ['actor.ndjson', 'neodb', 'keyOfAccount'],
    ])
    expect(JSON.stringify(files)).not.toContain('hush')
  })

  test.each(['actor.ndjson', 'account.ndjson'])(
    'the account alone as %s says why',
    async (name) => {
      const file = await read(name, linesOf({ type: 'Identity', private_key: 'hush' }))
      expect(file).toMatchObject({ source: 'neodb', records: [], problem: null })
      expect(file.unused).toEqual({ rows: 0, reason: { code: 'keyOfAccount' } })
    },
  )

  test('a state, score, comment, review and tag are one review', async () => {
    const { records, leftOut } = await readJournal(
      piece('Rating', film, { value: 7, best: 10 }),
      piece('Comment', film, { content: 'Wet.' }),
      piece('Review', film, { name: 'On Quay', content: 'So wet.' }),
      piece('TagMember', film, { tag: 'sea' }),
      piece('ShelfMember', film, { status: 'complete' }),
    )
    expect(leftOut).toEqual([])
    expect(records.map(({ kind, entry }) => `${kind} ${entry}`)).toEqual(
      Array.from({ length: 5 }, () => 'review movie|a1'),
    )
    expect(records.filter(({ text }) => text !== null)).toMatchObject([
      {
        line: 6,
        text: 'Wet.\n\n**On Quay**\n\nSo wet.',
        rating: { value: '7', points: 7 },
        tags: ['sea'],
        dateViewed: '2023-04-04',
        work: { year: 1961, ids: { imdb: 'tt0000012' } },
      },
    ])
  })

  const markOfVisibility = (visibility: number) =>
    readJournal(
      piece('Rating', film, { value: 7, best: 10 }, visibility),
      piece('Comment', film, { content: 'Wet.' }, visibility),
      piece('Note', book, { content: 'Wet?' }, visibility),
      piece('ShelfMember', film, { status: 'complete' }, visibility),
    )

  test('what nobody else could see is in a private list: score, text and day', async () => {
    const { records, leftOut, lists } = await markOfVisibility(2)
    const note = '7/10, 2023-04-04\n\nWet.'
    const entry = { kind: 'entry', rating: null, text: null, viewings: [], listings: [{ note }] }
    expect(records).toMatchObject([
      { line: 5, ...entry },
      { line: 2, ...entry },
      { line: 3, ...entry },
    ])
    expect(lists).toMatchObject([{ title: 'NeoDB: private' }])
    expect(lists[0]?.isPrivate ?? true).toBe(true)
    expect(leftOut).toMatchObject([{ line: 4, title: 'Reef', reason: { code: 'privateThere' } }])
  })

  test('the earlier states of a private mark are private, whatever else is not', async () => {
    const { records, leftOut, unused } = await readJournal(
      piece('ShelfMember', film, { status: 'complete' }, 2),
      piece('Review', film, { name: '', content: 'So wet.' }),
      log(film, 'complete', '2020-01-01 01:00:00.000000+00:00'),
    )
    expect(records).toMatchObject([
      { line: 2, kind: 'entry' },
      { line: 3, kind: 'review', viewings: [], dateViewed: null },
    ])
    expect([leftOut, unused?.rows]).toEqual([[], 1])
  })

  test('a mark that followers saw says who sees it here', async () => {
    const { records } = await readJournal(piece('ShelfMember', film, { status: 'complete' }, 1))
    expect(records).toMatchObject([{ kind: 'engaged', note: [{ code: 'seenAsProfile' }] }])
  })

  test('a private score beside a public mark stays private, and the mark does not', async () => {
    const { records } = await readJournal(
      piece('Rating', film, { value: 7, best: 10 }, 2),
      piece('ShelfMember', film, { status: 'complete' }),
    )
    expect(records).toMatchObject([
      { line: 2, kind: 'entry', rating: null, listings: [{ note: '7/10' }] },
      { line: 3, kind: 'engaged', rating: null },
    ])
  })

  test('what followers could see is for friends; notes, which are for all, are left out', async () => {
    const { records, leftOut } = await markOfVisibility(1)
    expect(records.map(({ line, text, audience }) => [line, text, audience])).toEqual([
      [5, 'Wet.', 'friends'],
      [2, null, 'friends'],
      [3, null, 'friends'],
    ])
    expect(leftOut).toMatchObject([{ line: 4, title: 'Reef', reason: { code: 'notForAll' } }])
  })

  test.each([
    [0, { isPrivate: false, audience: null }],
    [1, { isPrivate: false, audience: 'friends' }],
    [2, { isPrivate: true, audience: null }],
  ])('a collection of visibility %d is for %o', async (visibility, expected) => {
    const content = { id: 'c1', name: 'Wet days', content: '', published: at }
    const { lists } = await readJournal({ type: 'Collection', content, visibility, items: [] })
    expect(lists).toMatchObject([expected])
  })

  test('a work that was finished before was seen on both days; other earlier states say no more', async () => {
    const { records, unused } = await readJournal(
      piece('ShelfMember', film, { status: 'complete' }),
      log(film, 'wishlist', '2019-01-01 01:00:00.000000+00:00'),
      log(film, 'complete', '2020-01-01 01:00:00.000000+00:00'),
      log(film, 'complete', '2023-04-04 15:21:33.023757+00:00'),
    )
    expect(records.map(({ kind, viewings }) => [kind, viewings[0]?.day])).toEqual([
      ['engaged', '2023-04-04'],
      ['engaged', '2020-01-01'],
    ])
    expect(unused).toEqual({ rows: 2, reason: { code: 'otherAtNeodb' } })
  })

  test('a season is seen and rated in its show', async () => {
    const { records } = await readJournal(
      piece('ShelfMember', season, { status: 'complete' }),
      piece('Rating', season, { value: 9, best: 10 }),
    )
    const episode = { season: 2, number: null, day: '2023-04-04', rating: 9 }
    expect(records).toMatchObject([
      { kind: 'episode', work: { title: 'Tides', ids: { tmdb: '7' } }, parts: { episode } },
      { kind: 'episode', entry: records[0]?.entry },
    ])
  })

  test('a note is a remark at its place', async () => {
    const { first } = await readJournal(
      piece('Note', book, { content: 'Wet?', progress: { type: 'page', value: '12' } }),
    ).then(({ records }) => ({ first: records[0] }))
    expect(first?.parts?.remark).toMatchObject({ amount: 12, unit: 'page', content: 'Wet?' })
  })

  test('a collection is a list with its order and notes', async () => {
    const { lists, records } = await readJournal({
      type: 'Collection',
      content: { id: 'c1', name: 'Wet days', content: 'when it *rains*', published: at },
      visibility: 0,
      items: [
        { item: film, metadata: { note: 'the best' } },
        { item: season, metadata: {} },
        { item: `${site}/game/f1`, metadata: {} },
      ],
    })
    expect(lists).toMatchObject([{ key: 'c1', title: 'Wet days', isPrivate: false, line: 2 }])
    expect(records.map(({ listings }) => listings)).toEqual([
      [{ list: 'c1', place: 1, note: 'the best' }],
      [{ list: 'c1', place: 2 }],
    ])
  })

  test('what is not about a work is left out by its name', async () => {
    const { leftOut } = await readJournal(
      { type: 'Article', content: { name: 'On nothing', published: at }, visibility: 0 },
      { type: 'post', post: { id: '1' } },
      piece('ShelfMember', `${site}/game/f1`, { status: 'complete' }),
      piece('ShelfMember', `${site}/movie/z9`, { status: 'complete' }),
    )
    expect(leftOut).toMatchObject([
      { line: 2, title: 'On nothing', reason: { code: 'nothingKept' } },
      { line: 3, title: 'post', reason: { code: 'nothingKept' } },
      { line: 4, title: 'Sand', reason: { code: 'videoGame' } },
      { line: 5, title: null, reason: { code: 'unreadableItem' } },
    ])
  })

  test('without its catalog it says where the titles are', async () => {
    const { leftOut } = await read(
      'journal.ndjson',
      linesOf(piece('ShelfMember', film, { status: 'complete' })),
    )
    expect(leftOut).toMatchObject([{ line: 2, reason: { code: 'noCatalog' } }])
  })
})
