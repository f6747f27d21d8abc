import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { csvOf } from '../../testing/factories/export-files.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, undo } = useImporter(app)

const samples = inject('realExports') ?? ''

/** Everything that an import can write about works. */
async function countRows() {
  const { db } = app.ctx
  const counted = ['engagements', 'saved_works', 'viewings', 'entry_viewings', 'progress'] as const
  const counts: Record<string, number> = {}
  for (const table of counted) {
    const rows = db.selectFrom(table).select('user_id').where('user_id', '=', self.me.id)
    counts[table] = (await rows.execute()).length
  }
  const reviews = db.selectFrom('reviews').select('id').where('author_id', '=', self.me.id)
  return { ...counts, reviews: (await reviews.execute()).length }
}

const nothing = {
  engagements: 0,
  saved_works: 0,
  viewings: 0,
  entry_viewings: 0,
  progress: 0,
  reviews: 0,
}

/** Writes files, plans them again and undoes the import. */
async function goRound(name: string, content: string | Buffer, expected: Record<string, number>) {
  const files = [{ name, content }]
  const first = await plan(files)
  await app.call(self.me, 'POST /v1/imports/{id}/accept', { params: { id: String(first.id) } })
  await write(first)
  expect(await countRows()).toEqual({ ...nothing, ...expected })
  const second = await plan(files)
  expect([second.items.new, second.items.changed, second.items.choice]).toEqual([0, 0, 0])
  await write(second)
  expect(await countRows()).toEqual({ ...nothing, ...expected })
  await undo(second)
  await undo(first)
  expect(await countRows()).toEqual(nothing)
}

describe('a second import writes nothing, and an undo leaves nothing', () => {
  test.each([
    [
      'NetflixViewingHistory.csv',
      csvOf('Title,Date', [
        ['Quay: Season 2: Low Water', '10/21/20'],
        ['Quay: Season 2: High Water (Episode 2)', '10/21/20'],
        ['Quay: Season 2: High Water (Episode 2)', '10/20/20'],
        ['Tidewater', '10/19/20'],
        ['Tidewater', '10/18/19'],
      ]),
      { engagements: 1, viewings: 2, entry_viewings: 3, progress: 1 },
    ],
  ])('%s', async (name, content, expected) => {
    await goRound(name, content, expected)
    expect.hasAssertions()
  })
})

describe.runIf(existsSync(join(samples, 'netflix')))('real exports', () => {
  test.each([
    [
      'netflix/NetflixViewingHistory-en-mdy.csv',
      { engagements: 72, viewings: 72, entry_viewings: 352, progress: 9 },
    ],
    [
      'netflix/ViewingActivity-en.csv',
      { engagements: 10, viewings: 11, entry_viewings: 159, progress: 8 },
    ],
  ])('%s', async (name, expected) => {
    await goRound(name, readFileSync(join(samples, name)), expected)
    expect.hasAssertions()
  })
})
