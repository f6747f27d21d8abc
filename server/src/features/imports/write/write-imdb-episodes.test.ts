import { expect, test } from 'vitest'
import { aShow } from '../../../testing/factories/entries.ts'
import { fileUnder, headers } from '@medley/doors/testing/export-files'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, itemsOf, undo } = useImporter(app)

const ratingsOfMe = () =>
  app.ctx.db
    .selectFrom('entry_ratings')
    .innerJoin('work_entries', 'work_entries.id', 'entry_id')
    .select(['season', 'number', 'rating'])
    .where('user_id', '=', self.me.id)
    .execute()

test('an episode that IMDb names by its title is rated where the show has it, once', async () => {
  const { show } = await aShow(app, { seasons: [2], title: 'By the Sea: A Tale' })
  const row = { Const: 'tt0000042', Title: `${show.title}: Episode 1.2`, 'Your Rating': 7 }
  const file = {
    name: 'ratings.csv',
    content: fileUnder(headers.imdbRatings, [{ ...row, 'Title Type': 'TV Episode' }]),
  }
  const first = await plan([file])
  const [item] = await itemsOf(first)
  expect(item).toMatchObject({ title: show.title, episodes: { total: 1 }, engaged: null })
  await app.call(self.me, 'PATCH /v1/imports/{id}/items/{itemId}', {
    params: { id: String(first.id), itemId: String(item?.id) },
    body: { action: 'choose', workId: show.id, medium: 'tvShow' },
  })
  expect(await write(first)).toMatchObject({ written: { episodes: 1, engaged: 0 } })
  expect(await ratingsOfMe()).toEqual([{ season: 1, number: 2, rating: 7 }])
  expect(await plan([file])).toMatchObject({ items: { new: 0, here: 1 } })
  await undo(first)
  expect(await ratingsOfMe()).toEqual([])
})
