import { expect, test } from 'vitest'
import { countReadRows } from '../../testing/database/count-read-rows.ts'
import { aShow } from '../../testing/factories/entries.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { requireEntryOf } from './entries.changes.service.ts'

const app = useTestApp()

test('an entry that is named by its id is read without the others of its work', async () => {
  const me = { ...(await aUser(app)), isAdmin: false }
  const { show, episodes } = await aShow(app, { seasons: [100] })
  const entryId = episodes[50]?.id
  const count = await countReadRows(app, 'work_entries', async (tx) => {
    expect(await requireEntryOf(app.ctx, tx, me, show, { entryId })).toMatchObject({ number: 51 })
  })
  expect(count).toBe(1)
})
