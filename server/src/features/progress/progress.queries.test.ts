import { expect, test } from 'vitest'
import { countReadRows } from '../../testing/database/count-read-rows.ts'
import { anEntry, listEntriesAt } from '../../testing/factories/entries.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useRemarks } from '../../testing/remarks.ts'
import { isOfWork, selectProgress } from './progress.queries.ts'

const app = useTestApp()
const { setProgress } = useRemarks(app)
const dayMs = 86_400_000

const dayOf = (nth: number) =>
  new Date(Date.parse('2015-01-01') + nth * dayMs).toISOString().slice(0, 10)

test('the next episode of a long podcast is read without those before it', async () => {
  const total = 2_000
  const podcast = { ...(await aWork(app, { medium: 'podcast' })), medium: 'podcast' as const }
  const items = Array.from({ length: total }, (_, nth) =>
    anEntry({ season: null, number: null, title: `No. ${nth}`, releaseDate: dayOf(nth) }),
  )
  await listEntriesAt(app, podcast, items.toReversed())
  const entries = await app.ctx.db
    .selectFrom('work_entries')
    .select(['id', 'title'])
    .where('work_id', '=', podcast.id)
    .execute()
  const idOf = (nth: number) => entries.find(({ title }) => title === `No. ${nth}`)?.id
  const me = await aUser(app)
  const selected = [{ where: isOfWork(me.id, podcast.id), limit: 1 }]
  const standings = [
    { at: total - 4, next: total - 3, left: 3, rowsMax: 20 },
    { at: 0, next: 1, left: total - 1, rowsMax: total + 20 },
  ]
  for (const { at, next, left, rowsMax } of standings) {
    await setProgress(me, podcast, { entryId: idOf(at) })
    const count = await countReadRows(app, 'work_entries', async (tx) => {
      const [row] = await selectProgress(
        tx,
        { ...me, isAdmin: false },
        {
          selected,
          now: app.clock.now(),
        },
      )
      expect(row).toMatchObject({ next: { id: idOf(next) }, left })
    })
    expect(count).toBeLessThan(rowsMax)
  }
})
