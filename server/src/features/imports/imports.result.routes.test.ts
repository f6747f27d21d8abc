import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { csvOf } from '@medley/doors/testing/export-files'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'

const app = useTestApp()
const { plan, write, undo, itemsOf } = useImporter(app)

const header = 'Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type'
const rows = (
  [
    ['Ann', '2022-10-26 18:56:01', '01:19:28', '', 'Tidewater', ''],
    ['Ann', '2022-10-26 17:56:01', '00:39:28', '', 'Quay: Season 1: Ebb', ''],
    ['Ann', '2022-10-25 17:56:01', '00:39:28', '', 'Quay: Season 1: Flow', ''],
    ['Ann', '2022-10-24 17:56:01', '00:01:28', '', 'Spray', ''],
    ['Ann', '2022-10-23 17:56:01', '00:02:28', '', 'Sand', ''],
    ['Bo', '2022-10-22 18:56:01', '01:19:28', '', 'Low Water', ''],
  ] as const
).map((row) => [...row])
const file = { name: 'ViewingActivity.csv', content: csvOf(header, rows) }
const noWorks = { film: 0, tvShow: 0, book: 0, album: 0, podcast: 0 }

test('an import counts the works that it wrote something of, by medium', async () => {
  const one = await plan([file])
  expect(one.works).toEqual(noWorks)
  expect((await write(one)).works).toEqual({ ...noWorks, film: 1, tvShow: 1 })
  expect((await undo(one)).works).toEqual(noWorks)
})

test('an import says why rows are left out, the reason with most rows first', async () => {
  const one = await plan([file])
  expect(one.rows.leftOut).toBe(2)
  expect(one.leftOut).toMatchObject([
    { rows: 2, code: 'underTenMinutes', reason: 'Played for less than ten minutes' },
  ])
  const items = await itemsOf(one, { leftOut: true })
  expect(items.map(({ title }) => title)).toEqual(['Spray', 'Sand'])
})

test('the member chooses the profile that is theirs', async () => {
  const one = await plan([file], { profile: 'Bo' })
  expect(one.leftOut).toEqual([])
  expect(one.files).toMatchObject([
    { unused: { rows: 5, code: 'otherProfiles', params: { own: 'Bo' } } },
  ])
  expect((await write(one)).works).toEqual({ ...noWorks, film: 1 })
})

test('nothing of other profiles is stored, neither planned nor after an undo', async () => {
  const storedOf = async (one: { id: number }) => {
    const { rows } = await sql<{ stored: string }>`
      select concat(to_jsonb(imports), (
        select jsonb_agg(to_jsonb(import_items)) from import_items where import_id = imports.id
      )) as stored
      from imports where id = ${one.id}
    `.execute(app.ctx.db)
    return rows[0]?.stored
  }
  const one = await plan([file])
  expect(await storedOf(one)).toContain('Spray')
  expect(await storedOf(one)).not.toMatch(/Low Water|"Bo"/)
  await write(one)
  await undo(one)
  expect(await storedOf(one)).not.toMatch(/Low Water|"Bo"/)
})
