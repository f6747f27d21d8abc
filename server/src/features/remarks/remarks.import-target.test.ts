import { expect, test } from 'vitest'
import { aShow } from '../../testing/factories/entries.ts'
import { anExport } from '../../testing/factories/exports.ts'
import { aRemark } from '../../testing/factories/remarks.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, undo } = useImporter(app)

const remarksOf = (by: TestUser) =>
  app.ctx.db
    .selectFrom('remarks')
    .select(['work_id', 'entry_id', 'share', 'amount', 'unit', 'content', 'time_posted'])
    .where('author_id', '=', by.id)
    .where('parent_id', 'is', null)
    .orderBy('content')
    .execute()

test('an export has remarks, and an import brings them to another member and takes them back', async () => {
  const [me, other] = [await aUser(app), await aUser(app)]
  const { show, episodes } = await aShow(app, { seasons: [2] })
  const book = await aWork(app, { medium: 'book', title: `Low Water ${me.id}` })
  await aRemark(app, { by: me, of: show, at: episodes[1]!, content: 'At an episode.' })
  await aRemark(app, { by: me, of: book, share: 4_368, content: 'In a book.' })
  const foreign = await aRemark(app, { by: other, of: book })
  await aRemark(app, { by: me, of: book, replyTo: foreign, content: 'A reply.' })
  const { document } = await anExport(app, me)
  expect(document.remarks).toMatchObject([
    { entry: { season: 1, number: 2 }, percent: null, content: 'At an episode.', repliesTo: null },
    { entry: null, percent: 43.68, content: 'In a book.', repliesTo: null },
    { content: 'A reply.', repliesTo: other.username },
  ])
  const files = [{ name: 'medley.json', content: JSON.stringify(document) }]
  const first = await plan(files)
  expect(first).toMatchObject({ items: { new: 2, leftOut: 1 } })
  expect(await write(first)).toMatchObject({ written: { remarks: 2, engaged: 0 } })
  expect(await remarksOf(self.me)).toEqual(await remarksOf(me))
  expect(await plan(files)).toMatchObject({ items: { new: 0, here: 2 } })
  await undo(first)
  expect(await remarksOf(self.me)).toEqual([])
})
