import type { EntryAction } from '@medley/contract/library/lists'
import { describe, expect, test } from 'vitest'
import { aList } from '../../testing/factories/lists.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { add, drop, editList, move, note } from '../../testing/list-edits.ts'

const app = useTestApp()

const invalid = (field: string, message: string) => ({
  code: 'validation_error',
  errors: [{ field, message }],
})

const edit = (user: TestUser, id: number, actions: EntryAction[]) =>
  editList(app, user, id, actions)

describe('the note of an entry', () => {
  const notesIn = async (viewer: TestUser | null, id: number) => {
    const params = { id: String(id) }
    const { body } = await app.call(viewer, 'GET /v1/lists/{id}/entries', { params, query: {} })
    return body.items.map((entry) => [entry.work.id, entry.note])
  }

  test('is written, changed and removed by the owner, and shown with the list', async () => {
    const [me, one, two] = [await aUser(app), await aWork(app), await aWork(app)]
    const { id } = await aList(app, { by: me, of: [one] })
    await edit(me, id, [note(one, ' First. '), add(two), note(two, 'x'), note(two, 'Second.')])
    const written = [
      [one.id, 'First.'],
      [two.id, 'Second.'],
    ]
    expect(await notesIn(null, id)).toEqual(written)
    await edit(me, id, [move(two, 1)])
    expect(await notesIn(null, id)).toEqual(written.toReversed())
    await edit(me, id, [note(one, ' '), drop(two), add(two)])
    expect(await notesIn(null, id)).toEqual([
      [one.id, null],
      [two.id, null],
    ])
  })

  test('needs a work in the list and at most 5000 characters, else changes nothing', async () => {
    const [me, one, other] = [await aUser(app), await aWork(app), await aWork(app)]
    const { id } = await aList(app, { by: me, of: [one] })
    const outside = await edit(me, id, [note(one, 'First.'), note(other, 'Elsewhere.')])
    expect(outside.body).toMatchObject(invalid('actions[1]', 'Work is not in the list'))
    const long = await edit(me, id, [note(one, 'x'.repeat(5001))])
    expect(long.body).toMatchObject(invalid('actions[0].note', 'Must be at most 5000 characters'))
    expect(await notesIn(me, id)).toEqual([[one.id, null]])
  })
})
