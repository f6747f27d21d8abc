import type { ExportDocument } from '@medley/contract/transfer/export-format'
import { beforeEach, expect, test } from 'vitest'
import { anExport } from '../../../testing/factories/exports.ts'
import { aGoal } from '../../../testing/factories/goals.ts'
import { uploadImport } from '../../../testing/factories/imports.ts'
import { aList } from '../../../testing/factories/lists.ts'
import { aReview } from '../../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../../testing/factories/users.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'

const app = useTestApp()

const texts = {
  bio: 'Reads by the sea.',
  link: 'https://ada.example/',
  place: 'Kiel',
  pronouns: 'she',
}
const nothing = { bio: null, link: null, place: null, pronouns: null }

let me: TestUser
let document: ExportDocument

/** The export of somebody with two goals, a profile, a pinned review and a published year. */
beforeEach(async () => {
  const from = await aUser(app)
  me = await aUser(app)
  await aReview(app, { by: from })
  const pinned = await aReview(app, { by: from, of: await aWork(app, { title: 'Low Tide' }) })
  const list = await aList(app, { by: from, title: 'By the sea', of: [await aWork(app)] })
  await aGoal(app, { by: from, medium: 'book', isPrivate: true })
  await aGoal(app, { by: from, of: { list, until: '2026-12-24' } })
  await app.call(from, 'PUT /v1/profile-texts', { body: texts })
  await pin(from, pinned)
  const time = new Date('2026-01-05T10:00:00.000Z')
  await app.ctx.db
    .insertInto('published_years')
    .values({ user_id: from.id, year: 2025, time_published: time })
    .execute()
  document = (await anExport(app, from)).document
})

const pin = (by: TestUser, { id }: { id: number }) =>
  app.call(by, 'PUT /v1/users/{userId}/pinned-review', {
    params: { userId: String(by.id) },
    body: { reviewId: id },
  })

const pathOf = (id: number) => ({ params: { id: String(id) } })

async function planOf(file: ExportDocument) {
  const content = JSON.stringify(file)
  const { status, body } = await uploadImport(app, me, [{ name: 'medley.json', content }])
  expect(status).toBe(200)
  return body
}

async function write(id: number) {
  await app.call(me, 'POST /v1/imports/{id}/confirm', { ...pathOf(id), body: {} })
  await app.runJobs()
  return (await app.call(me, 'GET /v1/imports/{id}', pathOf(id))).body
}

async function undo(id: number) {
  await app.call(me, 'POST /v1/imports/{id}/undo', pathOf(id))
  await app.runJobs()
  return (await app.call(me, 'GET /v1/imports/{id}', pathOf(id))).body
}

/** The goals and the profile in the member's own export. */
async function mine() {
  const { goals, profile, publishedYears, pinnedReview, reviews } = (await anExport(app, me))
    .document
  const { bio, link, place, pronouns } = profile
  const pinned = reviews.find(({ id }) => id === pinnedReview)?.work.title ?? null
  return { goals, texts: { bio, link, place, pronouns }, years: publishedYears, pinned }
}

const empty = { goals: [], texts: nothing, years: [], pinned: null }

test('goals, profile, pinned review and published years come with an export, once, and go with an undo', async () => {
  const { id } = await planOf(document)
  expect(await write(id)).toMatchObject({ state: 'written', written: { profile: 8, lists: 1 } })
  const { goals, publishedYears } = document
  const brought = { goals, texts, years: publishedYears, pinned: 'Low Tide' }
  expect(goals).toHaveLength(2)
  expect(await mine()).toEqual(brought)
  const again = await planOf(document)
  expect(again.rows).toMatchObject({ new: 0, leftOut: 0 })
  expect((await write(again.id)).written.profile).toBe(0)
  expect((await undo(id)).kept).toBe(0)
  expect(await mine()).toEqual(empty)
})

test('what the member has stays, also after an undo', async () => {
  const own = { ...nothing, bio: 'Writes by the sea.', place: 'Bremen' }
  const body = { ...own, link: '', pronouns: '' }
  await app.call(me, 'PUT /v1/profile-texts', { body })
  const review = await aReview(app, { by: me, of: await aWork(app, { title: 'Own Tide' }) })
  await pin(me, review)
  const goal = await aGoal(app, { by: me, medium: 'book', target: 3 })
  const { id } = await planOf(document)
  await write(id)
  const after = await mine()
  expect(after.texts).toEqual({ ...texts, bio: own.bio, place: own.place })
  expect(after.pinned).toBe('Own Tide')
  expect(after.goals.map(({ target }) => target)).toEqual([3, null])
  await undo(id)
  expect(await mine()).toMatchObject({
    texts: own,
    pinned: 'Own Tide',
    goals: [{ target: goal.target }],
  })
})

test('what was changed since the import stays after an undo', async () => {
  const { id } = await planOf(document)
  await write(id)
  const changed = { ...texts, place: 'Bremen' }
  await app.call(me, 'PUT /v1/profile-texts', { body: changed })
  const { body } = await app.call(me, 'GET /v1/goals/{userId}', {
    params: { userId: String(me.id) },
    query: {},
  })
  const goal = body.items.find(({ kind }) => kind === 'works')
  const params = { id: String(goal?.id) }
  await app.call(me, 'PATCH /v1/goals/{id}', { params, body: { target: 30 } })
  expect((await undo(id)).kept).toBe(2)
  const left = await mine()
  expect(left.texts).toEqual({ ...nothing, place: 'Bremen' })
  expect(left.goals.map(({ target }) => target)).toEqual([30])
})

test('what a file makes up is left out, and what stays behind is named', async () => {
  const [goal] = document.goals
  if (!goal) throw new Error('The export has no goal')
  const goals = [
    { ...goal, target: 5_000_000_000 },
    { ...goal, year: 99 },
    { ...goal, kind: 'list' as const, list: 'Nowhere', until: '2026-05-01' },
  ]
  const profile = { ...document.profile, bio: 'x'.repeat(5_000), link: 'javascript:alert(1)' }
  const notificationSettings = [{ kind: 'comment', site: false, mail: false }]
  const made = await planOf({ ...document, goals, profile, notificationSettings, isFindable: true })
  const { body } = await app.call(me, 'GET /v1/imports/{id}/items', {
    ...pathOf(made.id),
    query: { outcome: 'leftOut' },
  })
  expect(body.items.map(({ title, rows }) => [title, rows[0]?.note])).toEqual([
    ['Goal: 2026', 'That list does not exist here, or you cannot see it'],
    ['Goals (1)', 'It is not possible here'],
    ['Settings of notifications and visibility (2)', 'It stays in the Medley that it comes from'],
  ])
  await write(made.id)
  const { goals: mineNow, texts: textsNow } = await mine()
  expect(mineNow.map(({ target }) => target)).toEqual([1_000_000])
  expect(textsNow).toEqual({ ...texts, bio: null, link: null })
})
