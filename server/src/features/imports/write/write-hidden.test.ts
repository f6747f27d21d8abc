import type { ExportDocument } from '@medley/contract/transfer/export-format'
import { limits } from '@medley/contract/limits'
import { beforeEach, describe, expect, test } from 'vitest'
import { aComment } from '../../../testing/factories/comments.ts'
import { anExport } from '../../../testing/factories/exports.ts'
import { aBlock, aFriendship } from '../../../testing/factories/friendships.ts'
import { uploadImport } from '../../../testing/factories/imports.ts'
import { aReview } from '../../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../../testing/factories/users.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'

const app = useTestApp()

let me: TestUser
let muted: TestUser
let blocked: TestUser

/** I mute one member, block another, keep a film from my feed, want another no more, and filter two words. */
beforeEach(async () => {
  me = await aUser(app)
  muted = await aUser(app)
  blocked = await aUser(app)
  app.clock.advance(1_000)
  await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(muted.id) } })
  await aBlock(app, { by: me, of: blocked })
  for (const alsoFromFeed of [true, false]) {
    const { id } = await aWork(app)
    await app.call(me, 'PUT /v1/not-for-me/{medium}/{workId}', {
      params: { medium: 'film', workId: String(id) },
      body: { alsoFromFeed },
    })
  }
  await app.call(me, 'PUT /v1/filter-words', { body: { words: ['Spoiler', 'Ärger'] } })
})

const tables = ['mutes', 'blocks', 'not_for_me', 'filter_words'] as const

/** My export; afterwards I hide and block nothing. */
async function exportAndLose(): Promise<ExportDocument> {
  const { document } = await anExport(app, me)
  for (const table of tables) await app.ctx.db.deleteFrom(table).execute()
  return document
}

async function planOf(document: ExportDocument): Promise<number> {
  const content = JSON.stringify(document)
  const { status, body } = await uploadImport(app, me, [{ name: 'medley.json', content }])
  expect(status).toBe(200)
  return body.id
}

const path = (id: number) => ({ params: { id: String(id) } })

async function outcomesOf(id: number) {
  const { body } = await app.call(me, 'GET /v1/imports/{id}/items', { ...path(id), query: {} })
  return body.items.map(({ title, outcome, rows }) => [title, outcome, rows[0]?.note ?? null])
}

async function write(id: number) {
  await app.call(me, 'POST /v1/imports/{id}/confirm', { ...path(id), body: {} })
  await app.runJobs()
  return (await app.call(me, 'GET /v1/imports/{id}', path(id))).body.written.hidden
}

async function undo(id: number) {
  await app.call(me, 'POST /v1/imports/{id}/undo', path(id))
  await app.runJobs()
}

/** Reads the hidden works and members from a new export. */
async function hidden() {
  const { document } = await anExport(app, me)
  const { mutes, blocks, notForMe, filterWords } = document
  return { mutes, blocks, notForMe, filterWords }
}

const nothing = { mutes: [], blocks: [], notForMe: [], filterWords: [] }

describe('what a member hides', () => {
  test('comes back with its times, once, and goes with an undo', async () => {
    const before = await hidden()
    expect(before).toMatchObject({
      mutes: [{ username: muted.username }],
      blocks: [{ username: blocked.username }],
      notForMe: [{ alsoFromFeed: true }, { alsoFromFeed: false }],
      filterWords: ['Ärger', 'Spoiler'],
    })
    const document = await exportAndLose()
    expect(await hidden()).toEqual(nothing)
    const id = await planOf(document)
    expect((await outcomesOf(id)).map(([, outcome]) => outcome)).toEqual(Array(6).fill('new'))
    expect(await write(id)).toBe(6)
    expect(await hidden()).toEqual(before)
    const again = await planOf(document)
    expect((await outcomesOf(again)).map(([, outcome]) => outcome)).toEqual(Array(6).fill('here'))
    await undo(id)
    expect(await hidden()).toEqual(nothing)
  })

  test('comes from an export of version 0.2.0, too', async () => {
    const { notForMe, ...others } = await exportAndLose()
    const [first, second] = notForMe.map(({ work }) => work)
    if (!first || !second) throw new Error('Two works are in the export')
    const timeHidden = '2024-05-01T10:00:00.000Z'
    const timeDismissed = '2024-06-01T10:00:00.000Z'
    const id = await planOf({
      ...others,
      notForMe: [],
      hiddenWorks: [{ work: first, timeHidden }],
      dismissedWorks: [first, second].map((work) => ({ work, timeDismissed })),
    })
    expect(await write(id)).toBe(6)
    expect((await hidden()).notForMe).toMatchObject([
      { work: { title: first.title }, alsoFromFeed: true, timeAdded: timeHidden },
      { work: { title: second.title }, alsoFromFeed: false, timeAdded: timeDismissed },
    ])
    await undo(id)
    expect(await hidden()).toEqual(nothing)
  })

  test('stays after an undo where it was there before or set again since', async () => {
    const document = await exportAndLose()
    await app.call(me, 'PUT /v1/filter-words', { body: { words: ['spoiler'] } })
    const id = await planOf(document)
    expect(await write(id)).toBe(5)
    app.clock.advance(1_000)
    const one = { params: { userId: String(muted.id) } }
    await app.call(me, 'DELETE /v1/mutes/{userId}', one)
    await app.call(me, 'PUT /v1/mutes/{userId}', one)
    await undo(id)
    expect(await hidden()).toMatchObject({
      mutes: [{ username: muted.username }],
      blocks: [],
      filterWords: ['spoiler'],
    })
  })

  test('is left out where it is not here, and a block between friends too', async () => {
    const document = await exportAndLose()
    await aFriendship(app, me, blocked)
    const time = '2024-05-01T10:00:00.000Z'
    const [work] = document.notForMe.map((one) => one.work)
    if (!work) throw new Error('No work is in the export')
    const unknown = { ...work, source: 'nowhere', externalId: 'x', ids: {} }
    const id = await planOf({
      ...document,
      mutes: [
        { username: 'no-such-member', timeMuted: time },
        { username: me.username, timeMuted: time },
      ],
      notForMe: [true, false].map((alsoFromFeed) => ({
        work: unknown,
        alsoFromFeed,
        timeAdded: time,
      })),
      filterWords: ['!!'],
    })
    expect(await outcomesOf(id)).toEqual([
      ['Muted: no-such-member', 'leftOut', 'Nobody here has that name'],
      [`Muted: ${me.username}`, 'leftOut', 'Nobody here has that name'],
      [
        `Blocked: ${blocked.username}`,
        'leftOut',
        'You are friends or have a pending request: block them on their profile',
      ],
      [`Not for me, nor in my feed: ${work.title}`, 'leftOut', 'That work does not exist here'],
      [`Not for me: ${work.title}`, 'leftOut', 'That work does not exist here'],
      ['Filter word: !!', 'leftOut', 'It contains no letters or digits'],
    ])
    await write(id)
    expect(await hidden()).toEqual(nothing)
  })

  test('keeps to the limits of a member', async () => {
    const document = await exportAndLose()
    const words = Array.from({ length: limits.filterWordsMax - 1 }, (_, n) => `word${n}`)
    await app.call(me, 'PUT /v1/filter-words', { body: { words } })
    const id = await planOf({
      ...document,
      mutes: [],
      blocks: [],
      notForMe: [],
    })
    expect(await outcomesOf(id)).toEqual([
      ['Filter word: Ärger', 'new', null],
      ['Filter word: Spoiler', 'leftOut', 'You have reached the limit'],
    ])
    expect(await write(id)).toBe(1)
    expect((await hidden()).filterWords).toHaveLength(limits.filterWordsMax)
  })

  test('filters comments that are there, until the undo', async () => {
    const review = await aReview(app, { by: me })
    const document = await exportAndLose()
    await aComment(app, { by: muted, on: review, content: 'A spoiler!' })
    const shown = async () => {
      const one = await app.call(null, 'GET /v1/reviews/{id}', path(review.id))
      return one.body.comments.items.length
    }
    const id = await planOf(document)
    expect(await shown()).toBe(1)
    await write(id)
    expect(await shown()).toBe(0)
    await undo(id)
    expect(await shown()).toBe(1)
  })
})
