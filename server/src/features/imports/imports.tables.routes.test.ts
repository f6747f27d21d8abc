import type { TableMapping } from '@medley/contract/transfer/import-tables'
import { describe, expect, test } from 'vitest'
import { zipOf } from '@medley/doors/testing/export-files'
import { uploadImport, uploadTable } from '../../testing/factories/imports.ts'
import { useTestApp } from '../../testing/harness.ts'
import { aWork } from '../../testing/factories/works.ts'
import { nothing, useImporter } from '../../testing/imports/importer.ts'

const app = useTestApp()
const { self, becomeSomebodyNew, plan, write, itemsOf, everythingOf, aFilm } = useImporter(app)

const tableOf = (...rows: string[]) => ({
  name: 'mine.csv',
  content: ['Streifen;Punkte;Am', ...rows].join('\n'),
})
const file = tableOf('Quay;8,5;1.2.2020', 'Reef;7;')

const look = async (one: typeof file, mapping?: TableMapping) =>
  uploadTable(app, self.me, one, mapping ? { mapping: JSON.stringify(mapping) } : {})

/** The guess, with the titles and films that nothing in it tells. */
async function completeMapping(one = file): Promise<TableMapping> {
  const { body } = await look(one)
  return { ...body.mapping, medium: 'film' }
}

test('a table that no reader knows is refused, and described where it is asked about', async () => {
  const refused = await uploadImport(app, self.me, [file])
  expect(refused.body).toMatchObject({
    state: 'failed',
    problem: { code: 'unknownFile' },
  })
  const { status, body } = await look(file)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    columns: [
      { place: 0, name: 'Streifen', samples: ['Quay', 'Reef'] },
      { place: 1, name: 'Punkte', samples: ['8,5', '7'] },
      { place: 2, name: 'Am', samples: ['1.2.2020'] },
    ],
    asks: ['medium'],
    isRemembered: false,
    rows: 2,
    preview: [
      { line: 2, title: 'Quay', medium: null, rating: 9, sourceRating: '8.5', sourceScale: 10 },
      { line: 3, title: 'Reef', rating: 7 },
    ],
  })
})

test('another meaning of a column changes the rows as they land', async () => {
  const mapping = await completeMapping()
  const columns = [
    { place: 1, as: 'title' as const },
    { place: 0, as: 'text' as const },
  ]
  const { body } = await look(file, { ...mapping, columns })
  expect(body.preview[0]).toMatchObject({ title: '8,5', excerpt: 'Quay', medium: 'film' })
  expect(body.asks).toEqual(['status'])
})

test('a plan is made by the mapping, and its words are of the source table', async () => {
  const planned = await plan([file], { mapping: JSON.stringify(await completeMapping()) })
  expect(planned).toMatchObject({ sources: ['table'], rows: { total: 2, leftOut: 0 } })
  const [quay] = await itemsOf(planned)
  expect(quay).toMatchObject({
    title: 'Quay',
    mediums: ['film'],
    reviews: [{ rating: 9, sourceRating: '8.5', sourceScale: 10, isRounded: true }],
  })
})

describe('a table that does not say what its rows are', () => {
  const ranked = (...titles: string[]) => ({
    name: 'Best.csv',
    content: ['Rank,Title', ...titles.map((title, index) => `${index + 1},${title}`)].join('\n'),
  })
  const bring = async (answers: Partial<TableMapping>) => {
    const [first, second] = [await aFilm('Quay', 1961), await aFilm('Reef', 1962)]
    const file = ranked(second.title, first.title)
    const { body } = await look(file)
    expect(body.asks).toContain('status')
    const mapping = JSON.stringify({ ...body.mapping, medium: 'film', ...answers })
    await write(await plan([file], { mapping }))
    return { titles: [second.title, first.title], everything: await everythingOf(self.me) }
  }

  test('marks nothing without an answer', async () => {
    const { everything } = await bring({})
    expect(everything).toEqual(nothing)
  })

  test('becomes a list in the order of its places, and nothing else', async () => {
    const { titles, everything } = await bring({ status: 'unknown', list: 'Best' })
    expect(everything).toMatchObject({
      ...nothing,
      lists: [{ title: 'Best', isPrivate: true, works: titles }],
    })
  })

  test('is what was finished, or is for later', async () => {
    const finished = await bring({ status: 'finished' })
    expect(finished.everything).toMatchObject({ saved: [], lists: [] })
    expect(finished.everything.engaged).toHaveLength(2)
    await becomeSomebodyNew()
    const saved = await bring({ status: 'saved' })
    expect(saved.everything).toMatchObject({ engaged: [], lists: [] })
    expect(saved.everything.saved).toHaveLength(2)
  })
})

test('a row per episode ticks what was seen of a show, and marks no show', async () => {
  const show = await aWork(app, { medium: 'tvShow', title: 'Tides of the Table' })
  const rows = ['1,1,true,2020-01-02', '1,2,true,', '2,1,false,'].map(
    (row) => `${show.title},${row}`,
  )
  const episodes = {
    name: 'episodes.csv',
    content: ['show,season,episode,is_watched,watched_at', ...rows].join('\n'),
  }
  const { body } = await look(episodes)
  expect([body.asks, body.mapping.medium]).toEqual([[], 'tvShow'])
  await write(await plan([episodes], { mapping: JSON.stringify(body.mapping) }))
  const { engaged, saved } = await everythingOf(self.me)
  expect([engaged, saved]).toEqual([[], []])
  const ticks = await app.ctx.db
    .selectFrom('entry_viewings')
    .innerJoin('work_entries', 'work_entries.id', 'entry_viewings.entry_id')
    .select(['season', 'number'])
    .where('user_id', '=', self.me.id)
    .orderBy('number')
    .execute()
  expect(ticks).toEqual([
    { season: 1, number: 1 },
    { season: 1, number: 2 },
  ])
})

describe('the mapping is kept', () => {
  test('for the next file with the same header, of this member alone', async () => {
    const mapping = { ...(await completeMapping()), scale: '20' as const }
    await plan([file], { mapping: JSON.stringify(mapping) })
    const next = await look(tableOf('Tide;9;'))
    expect(next.body).toMatchObject({
      isRemembered: true,
      asks: [],
      mapping: { medium: 'film', scale: '20', columns: mapping.columns },
    })
    const other = { ...file, content: file.content.replace('Am', 'Wann') }
    expect((await look(other)).body.isRemembered).toBe(false)
    await becomeSomebodyNew()
    expect((await look(file)).body.isRemembered).toBe(false)
  })

  test('for twenty headers, those used last, and until the account', async () => {
    const { db } = app.ctx
    const mapping = JSON.stringify(await completeMapping())
    const headers = Array.from({ length: 20 }, (_, index) => ({
      user_id: self.me.id,
      header_key: index.toString(16).padStart(64, '0'),
      mapping,
      time_used: new Date(app.clock.now().getTime() - 1000 * (index + 1)),
    }))
    await db.insertInto('import_mappings').values(headers).execute()
    await plan([file], { mapping })
    const kept = () =>
      db
        .selectFrom('import_mappings')
        .select('header_key')
        .where('user_id', '=', self.me.id)
        .execute()
    const keys = (await kept()).map((row) => row.header_key)
    expect(keys).toHaveLength(20)
    expect(keys).not.toContain(headers[19]?.header_key)
    await db.deleteFrom('users').where('id', '=', self.me.id).execute()
    expect(await kept()).toEqual([])
  })
})

describe('a mapping is refused', () => {
  const refusalOf = async (mapping: string, files: Parameters<typeof uploadImport>[2] = [file]) => {
    const { status, body } = await uploadImport(app, self.me, files, { mapping })
    expect(status).toBe(400)
    return body
  }

  test.each([
    [{ columns: [] }, 'Name the column of the titles'],
    [{ medium: null }, 'Name the medium'],
    [
      {
        columns: [
          { place: 0, as: 'title' },
          { place: 1, as: 'rating' },
          { place: 2, as: 'rating' },
        ],
      },
      'A place or meaning is named twice',
    ],
  ])('that says %j', async (change, message) => {
    const body = await refusalOf(JSON.stringify({ ...(await completeMapping()), ...change }))
    expect(body).toMatchObject({ code: 'validation_error', errors: [{ message }] })
  })

  test('that is no JSON, of other columns, or with several files', async () => {
    expect(await refusalOf('{')).toMatchObject({ errors: [{ message: 'Must be JSON' }] })
    const mapping = await completeMapping()
    const elsewhere = { ...mapping, columns: [{ place: 9, as: 'title' }] }
    const { body } = await uploadImport(app, self.me, [file], {
      mapping: JSON.stringify(elsewhere),
    })
    expect(body).toMatchObject({ state: 'failed', problem: { code: 'otherColumns' } })
    const text = JSON.stringify(mapping)
    for (const files of [[file, file], [{ name: 'a.zip', content: zipOf([file]) }]]) {
      expect(await refusalOf(text, files)).toMatchObject({
        errors: [{ message: 'Only for a single CSV file' }],
      })
    }
  })
})

test('what is no table is refused with the reason', async () => {
  const columns = { name: 'wide.csv', content: `${'a,'.repeat(10_000)}\nb` }
  expect((await look(columns)).body).toMatchObject({
    code: 'validation_error',
    problem: { code: 'cellsMax', params: { max: 500 } },
  })
  const document = { name: 'mine.json', content: '{"a": 1}' }
  expect((await look(document)).body).toMatchObject({ code: 'unsupported_file_type' })
})
