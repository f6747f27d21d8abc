import { expect, test } from 'vitest'
import { countReadRows } from '../../testing/database/count-read-rows.ts'
import { aShow } from '../../testing/factories/entries.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aRemark } from '../../testing/factories/remarks.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useRemarks } from '../../testing/remarks.ts'
import { listReachedAuthors } from './remarks.queries.ts'

const app = useTestApp()
const { setProgress } = useRemarks(app)

test('what a member has reached of a show is read once for all remarks of friends', async () => {
  const { show, episodes } = await aShow(app, { seasons: [100] })
  const me = await aUser(app)
  await setProgress(me, show, { season: 1, number: 3 })
  const friendIds = new Set<number>()
  const countRows = () =>
    countReadRows(app, 'work_entries', async (tx) => {
      const authors = await listReachedAuthors(tx, me.id, [show.id])
      expect(new Set(authors.map(({ authorId }) => authorId))).toEqual(friendIds)
    })
  const befriend = async () => {
    const friend = await aUser(app)
    await aFriendship(app, me, friend)
    await app.call(friend, 'PATCH /v1/notification-settings', {
      body: { kinds: [{ kind: 'remark reached', site: true, mail: false }] },
    })
    for (const at of episodes.slice(0, 4)) await aRemark(app, { by: friend, of: show, at })
    friendIds.add(friend.id)
  }
  await befriend()
  const ofOne = await countRows()
  for (let added = 0; added < 3; added += 1) await befriend()
  expect(await countRows()).toBeLessThan(ofOne + 50)
})
