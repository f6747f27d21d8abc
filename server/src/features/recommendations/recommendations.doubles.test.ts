import { expect, test } from 'vitest'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { anAddedWork, aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { mayBeRecommended, notRecommendedTo } from './recommendations.visibility.ts'

const app = useTestApp()

test('a work that a member has as one they added is not recommended to them, by either condition', async () => {
  const [ann, ben] = [await aUser(app), await aUser(app)]
  const known = await aWork(app, { title: 'Ebb Songs', releaseDate: '2003' })
  await anAddedWork(app, ann, { title: 'Ebb Songs' })
  const now = app.ctx.clock.now()
  const isLeftOutFor = async (member: TestUser) => {
    const ofKnown = app.ctx.db.selectFrom('works').select('id').where('id', '=', known.id)
    const listed = await ofKnown.where('id', 'in', notRecommendedTo(member, now)).execute()
    const allowed = await ofKnown
      .where(mayBeRecommended({ ...member, isAdmin: false }, 'works.id', now))
      .execute()
    return [listed.length === 1, allowed.length === 0]
  }
  expect(await isLeftOutFor(ann)).toEqual([true, true])
  expect(await isLeftOutFor(ben)).toEqual([false, false])
})
