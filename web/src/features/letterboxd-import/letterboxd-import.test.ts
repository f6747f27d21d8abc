import type { Clarification } from '@medley/contract/letterboxd-import'
import { describe, expect, test } from 'vitest'
import { kindOfHeader, recogniseFile, splitFile } from './export-file.ts'
import { changeImport, emptyImport, type ImportAction, takenEntries } from './import-state.ts'

const ratingHeader = 'Date,Name,Year,Letterboxd URI,Rating'

describe('the kind of a file', () => {
  test.each([
    ['Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date', 'review'],
    ['Date,Name,Year,Letterboxd URI,Rating,Tags,Watched Date', 'review'],
    [ratingHeader, 'rating'],
    ['Date;Name;Year;Letterboxd URI;Rating', 'rating'],
    ['Date,Name,Year,Letterboxd URI', 'watched'],
    ['Date,Name,Tags,URL,Description', null],
  ])('with the header %s is %s', (header, kind) => {
    expect(kindOfHeader(header)).toBe(kind)
  })

  test('is seen behind a byte order mark and a merge mark', async () => {
    const bom = new File([`\uFEFF${ratingHeader}\r\n`], 'ratings.csv')
    const merged = new File([`<<<<<<< HEAD\n${ratingHeader}\n`], 'ratings.csv')
    expect(await recogniseFile(bom)).toEqual({ kind: 'rating', remark: null })
    expect(await recogniseFile(merged)).toEqual({ kind: 'rating', remark: null })
  })

  test('comes with a remark for a zip, a watchlist and other files', async () => {
    const remarkOf = async (text: string, name: string) =>
      (await recogniseFile(new File([text], name))).remark
    expect(await remarkOf('PK', 'letterboxd.zip')).toContain('Unpack it')
    expect(await remarkOf('Date,Name,Year,Letterboxd URI', 'watchlist.csv')).toContain('watchlist')
    expect(await remarkOf('Date,Content', 'reviews.csv')).toContain('columns')
  })
})

describe('a large file', () => {
  const row = (n: number) => `2021-01-01,"Film ${n}\nsecond line",2000,u,3`
  const rows = Array.from({ length: 5_001 }, (_, n) => row(n))

  test('is uploaded in parts with the header each, cut between rows', async () => {
    const parts = await splitFile(new File([[ratingHeader, ...rows].join('\n')], 'ratings.csv'))
    const texts = await Promise.all(parts.map(({ file }) => file.text()))
    expect(texts).toEqual([
      `${[ratingHeader, ...rows.slice(0, 5_000)].join('\n')}\n`,
      `${ratingHeader}\n${row(5_000)}`,
    ])
  })

  test('keeps the numbers of its lines', async () => {
    const parts = await splitFile(new File([[ratingHeader, ...rows].join('\r\n')], 'ratings.csv'))
    expect(parts.map(({ linesBefore }) => linesBefore)).toEqual([0, 10_000])
  })

  test('below the limits is one part, byte for byte', async () => {
    const file = new File([`\uFEFF${ratingHeader}\n${row(1)}\n`], 'ratings.csv')
    const parts = await splitFile(file)
    expect(parts).toHaveLength(1)
    expect(parts[0]?.file).toBe(file)
  })
})

function anEntry(title: string, facts: Partial<Clarification> = {}): Clarification {
  const suggestions = [
    {
      id: 7,
      title: 'Harbour',
      poster_path: null,
      release_date: '1994',
      internal_id: 1,
      creators: [],
    },
  ]
  const rest = { year: 1994, rating: 8, review: null, dateViewed: null, timePosted: null }
  return { title, ...rest, suggestions, ...facts }
}

function after(entries: Clarification[], ...actions: ImportAction[]) {
  const file = { kind: 'rating' as const, confirmed: [], clarifications: entries, rejected: [] }
  return actions.reduce(changeImport, changeImport(emptyImport, { type: 'read', file }))
}

const other = {
  externalId: 9,
  title: 'Other',
  releaseDate: '2001-02-03',
  posterSource: null,
  creators: [],
}

describe('the steps of clarification', () => {
  test('are passed over when everything is certain', () => {
    expect(after([]).stage).toBe('confirm')
  })

  test('start with the film chosen where only the rating is missing', () => {
    const { open } = after([anEntry('HARBOUR!', { rating: null }), anEntry('Another')])
    expect(open.map(({ film }) => film?.externalId)).toEqual([7, undefined])
  })

  test('put entries without suggestions last', () => {
    const { open } = after([anEntry('First', { suggestions: [] }), anEntry('Second')])
    expect(open.map(({ entry }) => entry.title)).toEqual(['Second', 'First'])
  })

  test('do not go on without a film or without a rating', () => {
    const unrated = anEntry('Any', { rating: null })
    expect(after([anEntry('Any')], { type: 'next' }).stage).toBe('clarify')
    expect(after([unrated], { type: 'pick', film: other }, { type: 'next' }).stage).toBe('clarify')
    const rated = after(
      [unrated],
      { type: 'pick', film: other },
      { type: 'rate', rating: 4 },
      { type: 'next' },
    )
    expect(takenEntries(rated)).toMatchObject([{ externalId: 9, rating: 4, year: '2001' }])
  })

  test('keep a choice when one goes back, and lose it with Unselect', () => {
    const entries = [anEntry('One'), anEntry('Two')]
    const back = after(entries, { type: 'pick', film: other }, { type: 'next' }, { type: 'back' })
    expect([back.at, back.open[0]?.film]).toEqual([0, other])
    expect(changeImport(back, { type: 'unselect' }).open[0]?.film).toBeNull()
  })

  test('lead back from the confirmation to the last entry', () => {
    const state = after([anEntry('One'), anEntry('Two')], { type: 'skip' }, { type: 'skip' })
    expect(state.stage).toBe('confirm')
    expect(changeImport(state, { type: 'back' })).toMatchObject({ stage: 'clarify', at: 1 })
  })

  test('leave out all that are left, but nothing taken before', () => {
    const entries = [anEntry('One'), anEntry('Two'), anEntry('Three')]
    const state = after(
      entries,
      { type: 'pick', film: other },
      { type: 'next' },
      { type: 'skipRest' },
    )
    expect(state.open.map(({ decision }) => decision)).toEqual(['taken', 'skipped', 'skipped'])
    expect(state.stage).toBe('confirm')
    expect(takenEntries(state)).toHaveLength(1)
  })

  test('leave an entry out that was taken and then skipped', () => {
    const state = after(
      [anEntry('One')],
      { type: 'pick', film: other },
      { type: 'next' },
      { type: 'back' },
      { type: 'skip' },
    )
    expect(takenEntries(state)).toEqual([])
  })
})
