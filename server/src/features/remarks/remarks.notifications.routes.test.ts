import type { NotificationType } from '@medley/contract/accounts/notifications'
import { expect, test } from 'vitest'
import { aShow } from '../../testing/factories/entries.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aRemark } from '../../testing/factories/remarks.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

async function notified(by: TestUser, type: NotificationType) {
  const { body } = await app.call(by, 'GET /v1/notifications', { query: {} })
  return body.items.filter((one) => one.type === type).map((one) => one.notificationData)
}

const want = (by: TestUser) =>
  app.call(by, 'PATCH /v1/notification-settings', {
    body: { kinds: [{ kind: 'remark reached', site: true, mail: false }] },
  })

const putProgress = (by: TestUser, show: { id: number }, body: object) =>
  app.call(by, 'PUT /v1/progress/{medium}/{workId}', {
    params: { medium: 'tvShow', workId: String(show.id) },
    body,
  })

const see = (by: TestUser, { id }: { id: number }) =>
  app.call(by, 'PUT /v1/entry-viewings/{entryId}', { params: { entryId: String(id) }, body: {} })

test('the author of a remark is notified of replies and likes, and of no own ones', async () => {
  const [author, other] = [await aUser(app), await aUser(app)]
  const { show, episodes } = await aShow(app, { seasons: [2] })
  const remark = await aRemark(app, { by: author, of: show, at: episodes[1]! })
  const params = { id: String(remark.id) }
  for (const by of [other, author]) {
    await app.call(by, 'POST /v1/remarks/{id}/replies', { params, body: { content: 'Yes.' } })
  }
  const like = () => app.call(other, 'PUT /v1/remark-likes', { body: { remarkId: remark.id } })
  await like()
  const point = { entry: expect.objectContaining({ season: 1, number: 2 }), percent: null }
  const about = { user: expect.objectContaining({ id: other.id }), point }
  expect(await notified(author, 'remark reply')).toEqual([expect.objectContaining(about)])
  expect(await notified(author, 'liked remark')).toEqual([
    expect.objectContaining({ ...about, remarkId: remark.id }),
  ])
  await app.call(other, 'DELETE /v1/remark-likes/{id}', { params })
  expect(await notified(author, 'liked remark')).toEqual([])
})

test('a reply with a word that its recipient filters is not told', async () => {
  const [author, other] = [await aUser(app), await aUser(app)]
  const { show, episodes } = await aShow(app, { seasons: [1] })
  await app.call(author, 'PUT /v1/filter-words', { body: { words: ['rubbish'] } })
  const remark = await aRemark(app, { by: author, of: show, at: episodes[0]! })
  await app.call(other, 'POST /v1/remarks/{id}/replies', {
    params: { id: String(remark.id) },
    body: { content: 'What rubbish.' },
  })
  expect(await notified(author, 'remark reply')).toEqual([])
})

test('friends who reach a remark are told once, to those who want to know', async () => {
  const [author, silent, friend, stranger] = [
    await aUser(app),
    await aUser(app),
    await aUser(app),
    await aUser(app),
  ]
  await want(author)
  await aFriendship(app, author, friend)
  await aFriendship(app, silent, friend)
  const { show, episodes } = await aShow(app, { seasons: [3] })
  for (const by of [author, silent]) await aRemark(app, { by, of: show, at: episodes[0]! })
  const second = await aRemark(app, { by: author, of: show, at: episodes[1]! })
  await putProgress(friend, show, { entryId: episodes[1]!.id })
  await putProgress(stranger, show, { entryId: episodes[1]!.id })
  await see(friend, episodes[0]!)
  expect(await notified(author, 'remark reached')).toEqual([
    expect.objectContaining({
      user: expect.objectContaining({ id: friend.id }),
      remarkId: second.id,
    }),
  ])
  expect(await notified(silent, 'remark reached')).toEqual([])
  await aRemark(app, { by: author, of: show, at: episodes[2]! })
  await app.call(friend, 'POST /works_viewed', { body: { internal_id: show.id, medium: 'tvShow' } })
  expect(await notified(author, 'remark reached')).toHaveLength(1)
  await putProgress(friend, show, { finished: true })
  expect(await notified(author, 'remark reached')).toHaveLength(2)
})

test('progress that is kept private tells nobody', async () => {
  const [author, friend] = [await aUser(app), await aUser(app)]
  await want(author)
  await aFriendship(app, author, friend)
  const { show, episodes } = await aShow(app, { seasons: [2] })
  await aRemark(app, { by: author, of: show, at: episodes[0]! })
  await putProgress(friend, show, { entryId: episodes[0]!.id, isPrivate: true })
  expect(await notified(author, 'remark reached')).toEqual([])
})

test('progress takes a remark along, at its point', async () => {
  const me = await aUser(app)
  const { show } = await aShow(app, { seasons: [2] })
  const { status } = await putProgress(me, show, { season: 1, number: 1, remark: 'What a start!' })
  expect(status).toBe(200)
  const { body } = await app.call(me, 'GET /v1/works/{medium}/{workId}/remarks', {
    params: { medium: 'tvShow', workId: String(show.id) },
    query: {},
  })
  expect(body.items).toMatchObject([
    { content: 'What a start!', point: { entry: { season: 1, number: 1 } } },
  ])
})

test('a tick that is taken back at once withdraws that a remark was reached; a later one announces it', async () => {
  const [author, friend] = [await aUser(app), await aUser(app)]
  await aFriendship(app, author, friend)
  await want(author)
  const { show, episodes } = await aShow(app, { seasons: [4] })
  await aRemark(app, { by: author, of: show, at: episodes[2]! })
  await see(friend, episodes[3]!)
  expect(await notified(author, 'remark reached')).toHaveLength(1)
  await app.call(friend, 'DELETE /v1/entry-viewings/{entryId}', {
    params: { entryId: String(episodes[3]!.id) },
  })
  expect(await notified(author, 'remark reached')).toEqual([])
  await see(friend, episodes[2]!)
  expect(await notified(author, 'remark reached')).toHaveLength(1)
})
