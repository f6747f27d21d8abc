import { describe, expect, test } from 'vitest'
import { aBlock } from '../../testing/factories/friendships.ts'
import { aRemark } from '../../testing/factories/remarks.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useRemarks } from '../../testing/remarks.ts'

const app = useTestApp()
const { reply, list, read, engage } = useRemarks(app)

describe('visibility', () => {
  test('blocks, mutes and filter words hide remarks and replies', async () => {
    const film = await aWork(app)
    const [me, rude, muted, blocked] = [
      await aUser(app),
      await aUser(app),
      await aUser(app),
      await aUser(app),
    ]
    await engage(me, film)
    const kept = await aRemark(app, { of: film, content: 'Fine.' })
    await aRemark(app, { by: rude, of: film, content: 'A quibble, that.' })
    await aRemark(app, { by: muted, of: film, content: 'Muted.' })
    const hidden = await aRemark(app, { by: blocked, of: film, content: 'Blocked.' })
    await aRemark(app, { by: muted, of: film, replyTo: kept, content: 'Muted reply.' })
    await app.call(me, 'PUT /v1/filter-words', { body: { words: ['quibble'] } })
    await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(muted.id) } })
    await aBlock(app, { by: blocked, of: me })
    const { items, totalCount } = await list(me, film)
    expect(items.map(({ content, replies }) => [content, replies])).toEqual([['Fine.', []]])
    expect(totalCount).toBe(1)
    expect((await read(me, hidden, true)).status).toBe(404)
    expect((await reply(me, hidden)).body.code).toBe('blocked_by_them')
  })

  test('words that the author of a remark filters hide replies from others', async () => {
    const film = await aWork(app)
    const [author, other, reader] = [await aUser(app), await aUser(app), await aUser(app)]
    const remark = await aRemark(app, { by: author, of: film })
    await aRemark(app, { by: other, of: film, replyTo: remark, content: 'What rubbish.' })
    await app.call(author, 'PUT /v1/filter-words', { body: { words: ['rubbish'] } })
    const repliesFor = async (by: TestUser) => (await read(by, remark, true)).body.remark.replies
    expect(await repliesFor(reader)).toEqual([])
    expect(await repliesFor(other)).toHaveLength(1)
  })
})
