import { describe, expect, test } from 'vitest'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { editList, note } from '../../testing/list-edits.ts'

const app = useTestApp()

const copy = (caller: TestUser, { id }: { id: number }, withNotes = false) =>
  app.call(caller, 'POST /v1/lists/{id}/copies', {
    params: { id: String(id) },
    body: { withNotes },
  })

const see = async (caller: TestUser | null, id: number) =>
  (await app.call(caller, 'GET /v1/lists/{id}', { params: { id: String(id) } })).body

async function aScene() {
  const [ann, me] = [await aUser(app), await aUser(app)]
  const works = [await aWork(app), await aWork(app), await aWork(app, { medium: 'book' })]
  const list = await aList(app, { by: ann, title: 'Rain', isRanked: true, of: works })
  const [first] = works
  if (first) await editList(app, ann, list.id, [note(first, 'Loud.')])
  return { ann, me, works, list }
}

describe('POST /v1/lists/{id}/copies', () => {
  test('copies title, ranking and order to a private list, and credits the first', async () => {
    const { ann, me, works, list } = await aScene()
    const { status, body } = await copy(me, list)
    expect([status, body.title, body.isRanked, body.isPrivate]).toEqual([201, 'Rain', true, true])
    expect(body.owner.username).toBe(me.username)
    const copied = await see(me, body.id)
    expect(copied.entries?.map(({ work, position }) => [work.id, position])).toEqual(
      works.map(({ id }, index) => [id, index + 1]),
    )
    expect(copied.entries?.map((entry) => entry.note)).toEqual([null, null, null])
    const owner = { username: ann.username }
    expect(copied.copiedFrom).toEqual({ id: list.id, title: 'Rain', owner })
  })

  test('takes the notes over if wanted', async () => {
    const { me, list } = await aScene()
    const { body } = await copy(me, list, true)
    expect(body.hasNotes).toBe(true)
    expect((await see(me, body.id)).entries?.[0]?.note).toBe('Loud.')
  })

  test('leaves the words of a list that is for friends only, but not of an own one', async () => {
    const { ann, me, list } = await aScene()
    await aFriendship(app, ann, me)
    const params = { id: String(list.id) }
    await app.call(ann, 'PATCH /v1/lists/{id}', { params, body: { audience: 'friends' } })
    const { body } = await copy(me, list, true)
    const open = { params: { id: String(body.id) }, body: { isPrivate: false } }
    await app.call(me, 'PATCH /v1/lists/{id}', open)
    const shown = await see(null, body.id)
    expect(shown.entries?.map((entry) => entry.note)).toEqual([null, null, null])
    expect(JSON.stringify(shown)).not.toContain('Rain')
    expect(shown.title).not.toBe('')
    const own = (await copy(ann, list, true)).body
    expect([own.title, own.hasNotes]).toEqual(['Rain', true])
  })

  test('shows the credit only while the first list is visible, and not for an own one', async () => {
    const { ann, me, list } = await aScene()
    const { body } = await copy(me, list)
    const params = { id: String(list.id) }
    await app.call(ann, 'PATCH /v1/lists/{id}', { params, body: { isPrivate: true } })
    expect((await see(me, body.id)).copiedFrom).toBeNull()
    await app.call(ann, 'DELETE /v1/lists/{id}', { params })
    expect((await see(me, body.id)).entries).toHaveLength(3)
    expect((await copy(me, body)).body.copiedFrom).toBeNull()
  })
})

test('a list says how much of it the viewer knows', async () => {
  const { me, works, list } = await aScene()
  const [film] = works
  const mark = { body: { medium: 'film' as const, internal_id: film?.id ?? 0 } }
  await app.call(me, 'POST /works_viewed', mark)
  const facts = { entryCount: 3, mediums: ['book', 'film'], hasNotes: true }
  expect(await see(me, list.id)).toMatchObject({ ...facts, engagedCount: 1 })
  expect(await see(null, list.id)).toMatchObject({ ...facts, engagedCount: null })
})
