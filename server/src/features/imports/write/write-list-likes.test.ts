import type { ExportDocument } from '@medley/contract/transfer/export-format'
import { beforeEach, expect, test } from 'vitest'
import { anExport } from '../../../testing/factories/exports.ts'
import { aBlock } from '../../../testing/factories/friendships.ts'
import { uploadImport } from '../../../testing/factories/imports.ts'
import { aList } from '../../../testing/factories/lists.ts'
import { aSuspension } from '../../../testing/factories/reports.ts'
import { aUser } from '../../../testing/factories/users.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'

const app = useTestApp()

type Member = Awaited<ReturnType<typeof aUser>>

let me: Member
let ben: Member
let rain: { id: number }
let document: ExportDocument

/** My export with the like of a list by Ben, which I have lost since. */
beforeEach(async () => {
  ;[me, ben] = [await aUser(app), await aUser(app)]
  rain = await aList(app, { by: ben, title: 'Rain', of: [await aWork(app)] })
  await app.call(me, 'PUT /v1/list-likes', { body: { listId: rain.id } })
  ;({ document } = await anExport(app, me))
  for (const table of ['list_likes', 'notifications'] as const) {
    await app.ctx.db.deleteFrom(table).execute()
  }
})

const path = (id: number) => ({ params: { id: String(id) } })

async function importAll(by: Member = me): Promise<number> {
  const content = JSON.stringify(document)
  const { body } = await uploadImport(app, by, [{ name: 'medley.json', content }])
  await app.call(by, 'POST /v1/imports/{id}/confirm', { ...path(body.id), body: {} })
  await app.runJobs()
  return body.id
}

const likes = () =>
  app.ctx.db.selectFrom('list_likes').select(['list_id as list', 'user_id as by']).execute()

const countOf = async (id: number) => {
  const { body } = await app.call(null, 'GET /v1/lists/{id}', path(id))
  return body.likes.totalCount
}

test('restores likes of lists without telling the owner, and undo removes them', async () => {
  const id = await importAll()
  expect(await likes()).toEqual([{ list: rain.id, by: me.id }])
  expect(await countOf(rain.id)).toBe(1)
  expect(await app.ctx.db.selectFrom('notifications').selectAll().execute()).toEqual([])
  const { body } = await app.call(me, 'GET /v1/imports/{id}', path(id))
  expect(body.written).toMatchObject({ likes: 1 })

  await importAll()
  expect(await likes()).toHaveLength(1)

  await app.call(me, 'POST /v1/imports/{id}/undo', path(id))
  await app.runJobs()
  expect(await likes()).toEqual([])
  expect(await countOf(rain.id)).toBe(0)
})

test.each([
  [
    'is private now',
    () => app.call(ben, 'PATCH /v1/lists/{id}', { ...path(rain.id), body: { isPrivate: true } }),
  ],
  [
    'has another name',
    () => app.call(ben, 'PATCH /v1/lists/{id}', { ...path(rain.id), body: { title: 'Snow' } }),
  ],
  [
    'has a title by somebody who is suspended',
    async () => {
      const author = await aUser(app)
      await app.ctx.db.updateTable('lists').set({ title_author_id: author.id }).execute()
      await aSuspension(app, author)
    },
  ],
  ['is behind a block', () => aBlock(app, { by: ben, of: me })],
])('leaves out a list that %s', async (_, change) => {
  await change()
  const id = await importAll()
  expect(await likes()).toEqual([])
  const { body } = await app.call(me, 'GET /v1/imports/{id}/items', { ...path(id), query: {} })
  const like = body.items.find(({ title }) => title === 'Like: Rain')
  expect(like).toMatchObject({
    outcome: 'leftOut',
    rows: [{ note: 'That list does not exist here, or you cannot see it' }],
  })
})

test('own lists are not liked, whatever the file says', async () => {
  const own = await aList(app, { by: me, title: 'Mine', of: [await aWork(app)] })
  const [like] = document.listLikes
  if (!like) throw new Error('The export has no like')
  document.listLikes = [{ ...like, listId: own.id, listOwner: me.username, title: 'Mine' }]
  await importAll()
  expect(await likes()).toEqual([])
})
