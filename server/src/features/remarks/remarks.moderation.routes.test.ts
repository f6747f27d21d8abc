import { beforeAll, describe, expect, test } from 'vitest'
import { aRemark } from '../../testing/factories/remarks.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useRemarks } from '../../testing/remarks.ts'

const app = useTestApp()
const { read } = useRemarks(app)

describe('moderation', () => {
  let admin: TestUser

  beforeAll(async () => {
    admin = await aUser(app, { id: 1 })
  })

  test('a reported remark is removed with its replies and likes, and undo brings all back', async () => {
    const film = await aWork(app)
    const [author, other] = [await aUser(app), await aUser(app)]
    const remark = await aRemark(app, { by: author, of: film, content: 'Rude words.' })
    await aRemark(app, { by: other, of: film, replyTo: remark })
    await app.call(other, 'PUT /v1/remark-likes', { body: { remarkId: remark.id } })
    const filed = await app.call(other, 'POST /report', {
      body: { type: 'remark', item_id: remark.id, reason: 'offensive language' },
    })
    expect(filed.status).toBe(201)
    const cases = await app.call(admin, 'GET /v1/moderation/cases', { query: {} })
    const found = cases.body.items.find(({ type }) => type === 'remark')
    expect(found?.item).toMatchObject({
      summary: 'Rude words.',
      path: `/film/${film.id}/discussion`,
      author: { id: author.id },
    })
    const { body } = await app.call(admin, 'POST /v1/moderation/cases/{caseId}/decision', {
      params: { caseId: String(found?.id) },
      body: { decision: 'remove', reason: 'Rude.' },
    })
    expect((await read(author, remark)).status).toBe(404)
    await app.call(admin, 'POST /v1/moderation/acts/{actId}/undo', {
      params: { actId: String(body.actId) },
    })
    const again = (await read(author, remark)).body.remark
    expect(again).toMatchObject({ content: 'Rude words.', likes: { totalCount: 1 } })
    expect(again.replies).toHaveLength(1)
  })
})
