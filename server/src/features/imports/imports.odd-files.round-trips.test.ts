import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { uploadTable } from '../../testing/factories/imports.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'
import { useRoundTrips } from '../../testing/imports/round-trips.ts'

const app = useTestApp()
const importer = useImporter(app)
const { self, plan, write } = importer
const goRound = useRoundTrips(app, importer)

test('a work of which AniList names only the id stays a question', async () => {
  const row = { series_type: 0, series_id: 21, status: 2, score: 85 }
  const files = [{ name: 'gdpr_data.json', content: JSON.stringify({ lists: [row] }) }]
  const planned = await plan(files)
  expect(planned.items.choice).toBe(1)
  await write(planned)
  const { rows } = await sql`select from reviews where author_id = ${self.me.id}`.execute(
    app.ctx.db,
  )
  expect(rows).toEqual([])
})

const ownTable = [
  'Titel;Jahr;Note;Gesehen am;Stand;Bemerkung',
  'Quay;1999;8,5;2.3.2020;;Wet.',
  'Quay;1999;8,5;4.5.2021;;',
  'Reef;2001;7;;;',
  'Tide;2002;;2019;;',
  'Tide;2002;;2019;;',
  'Bay;2003;;;will ich sehen;',
  'Ebb;2004;3;13.3.2020;abgebrochen;',
  ';2005;;;;',
].join('\r\n')

test('a second import of one’s own table writes nothing, and an undo leaves nothing', async () => {
  const file = { name: 'filme.csv', content: ownTable }
  const { body } = await uploadTable(app, self.me, file)
  expect([body.rows, body.leftOut, body.asks]).toEqual([8, 1, []])
  const expected = { engagements: 3, saved_works: 1, viewings: 4, reviews: 4, progress: 1 }
  await goRound(file.name, ownTable, expected, { mapping: JSON.stringify(body.mapping) })
})
