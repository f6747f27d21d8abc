import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { csvOf, headers } from '@medley/doors/testing/export-files'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, accept, itemsOf, decide, write, undo, aHistory, pathOf } = useImporter(app)

/** The kept counts, and the same counted anew. */
async function countsOfAll() {
  const { rows: kept } = await sql`
    select import_id, facts, count, rounded from import_counts
    where count <> 0 or rounded <> 0
    order by import_id, facts
  `.execute(app.ctx.db)
  const { rows: counted } = await sql`
    select import_id, facts, count(*) as count, sum(rounded_of_fact) as rounded
    from import_items cross join lateral facts_of_import_item(
      outcome, question, item, match, work_id is not null, takes_changes, rounded, planned_outcome
    )
    group by import_id, facts
    order by import_id, facts
  `.execute(app.ctx.db)
  return { kept, counted }
}

beforeEach(async () => {
  await app.ctx.db.deleteFrom('imports').execute()
})

test('the counts of an import are those of its items, whatever happens to it', async () => {
  const { files } = await aHistory()
  await aWork(app, { title: 'Sea of Gulls: The Return', releaseDate: '1990' })
  const asked = csvOf(headers.watched, [['2024-05-02', 'Sea of Gulls', 1990, 'x']])
  const made = await plan([...files, { name: 'watched.csv', content: asked }])
  const states = [await countsOfAll()]
  const [item] = await itemsOf(made, { open: true })
  await decide(made, item, { action: 'skip' })
  states.push(await countsOfAll())
  await decide(made, item, { action: 'reset' })
  await accept(made)
  states.push(await countsOfAll())
  await write(made, { keepUnknown: false })
  states.push(await countsOfAll())
  await undo(made)
  states.push(await countsOfAll())
  for (const { kept, counted } of states) expect(kept).toEqual(counted)
  expect(new Set(states.map(({ kept }) => JSON.stringify(kept))).size).toBeGreaterThan(2)
})

test('the counts of an import go with it', async () => {
  const { files } = await aHistory()
  const made = await plan(files)
  await app.call(self.me, 'DELETE /v1/imports/{id}', pathOf(made))
  expect(await countsOfAll()).toEqual({ kept: [], counted: [] })
})
