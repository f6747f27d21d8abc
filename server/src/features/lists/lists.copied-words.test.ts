import { beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { aSavedWork } from '../../testing/factories/engagements.ts'
import { anExport } from '../../testing/factories/exports.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aGoal } from '../../testing/factories/goals.ts'
import { aList, aListLike } from '../../testing/factories/lists.ts'
import { aSuspension } from '../../testing/factories/reports.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { add, editList, note } from '../../testing/list-edits.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { useServedPages } from '../../testing/served-pages.ts'
import { deleteUser } from '../accounts/settings/accounts.settings.queries.ts'
import {
  removeItem,
  restoreMember,
  suspendMember,
  undoAct,
} from '../moderation/moderation.acts.service.ts'
import { startNotificationLettersJob } from '../notifications/notifications.jobs.ts'
import { notifyOfChangedCopiesJob } from './lists.jobs.ts'
import { listsMergeTarget } from './lists.merge-target.ts'

const app = useTestApp()
const pages = useServedPages(app)
const cause = { adminId: null, caseId: null, reason: 'Insults.' }
const words = /Insult|Harm/

let ann: TestUser
let ben: TestUser
let film: Awaited<ReturnType<typeof aWork>>
let book: Awaited<ReturnType<typeof aWork>>
let list: { id: number }

/** Ben makes a public copy of Ann's list. */
beforeEach(async () => {
  ;[ann, ben] = [await aUser(app), await aUser(app)]
  ;[film, book] = [await aWork(app), await aWork(app, { medium: 'book' })]
  list = await aList(app, { by: ann, title: 'Insulting title', of: [film, book] })
  await editList(app, ann, list.id, [note(film, 'Insult.'), note(book, 'Harm.')])
})

const paramsOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })

async function copyOf(source: { id: number }, by: TestUser) {
  const { body } = await app.call(by, 'POST /v1/lists/{id}/copies', {
    ...paramsOf(source),
    body: { withNotes: true },
  })
  await app.call(by, 'PATCH /v1/lists/{id}', { ...paramsOf(body), body: { isPrivate: false } })
  return body
}

async function see(viewer: TestUser | null, of: { id: number }) {
  const { body } = await app.call(viewer, 'GET /v1/lists/{id}', paramsOf(of))
  const { title, hasNotes, entries = [] } = body
  return { title, hasNotes, notes: entries.map((entry) => entry.note) }
}

/** The text of all files of a member's export. */
async function exported(member: TestUser): Promise<string> {
  const { files } = await anExport(app, member)
  return [...files.values()].map(String).join('\n')
}

const removeList = (id: number) =>
  transaction(app.ctx.db, (tx) => removeItem(app.ctx, tx, cause, { type: 'list', id }))
const suspend = (memberId: number) =>
  transaction(app.ctx.db, (tx) => suspendMember(app.ctx, tx, cause, { memberId, until: null }))

const ways: [string, () => Promise<unknown>][] = [
  ['whose list was removed', () => removeList(list.id)],
  ['who is suspended', () => suspend(ann.id)],
  ['who has left', () => deleteUser(app.ctx.db, ann.id)],
]

const bare = { title: 'Untitled list', hasNotes: false, notes: [null, null] }
const full = { title: 'Insulting title', hasNotes: true, notes: ['Insult.', 'Harm.'] }

describe.each(ways)('of a member %s', (_, goes) => {
  test('a copy keeps works and order, but no words, for everyone', async () => {
    const copy = await copyOf(list, ben)
    const copyOfCopy = await copyOf(copy, await aUser(app))
    expect(await see(null, copyOfCopy)).toEqual(full)
    await goes()
    for (const viewer of [ben, null, await aUser(app)]) {
      expect(await see(viewer, copy)).toEqual(bare)
      expect(await see(viewer, copyOfCopy)).toEqual(bare)
    }
  })

  test('every other place that shows the copy has lost the words', async () => {
    const copy = await copyOf(list, ben)
    const liker = await aUser(app)
    await aFriendship(app, ben, liker)
    await aListLike(app, { by: liker, of: copy })
    await aSavedWork(app, { by: ben, of: book })
    await aGoal(app, { by: ben, of: { list: copy, until: '2026-12-24' } })
    await goes()
    const of = String(copy.id)
    const ofFilm = { medium: film.medium, workId: String(film.id) }
    const seen = [
      await app.call(null, 'GET /v1/lists', { query: { owner: ben.username } }),
      await app.call(null, 'GET /v1/explore/lists', { query: {} }),
      await app.call(null, 'GET /v1/lists/{id}/entries', { params: { id: of }, query: {} }),
      await app.call(ben, 'GET /v1/lists/{id}/entries/{medium}/{workId}', {
        params: { id: of, ...ofFilm },
      }),
      await app.call(null, 'GET /v1/works/{medium}/{workId}/lists', {
        params: ofFilm,
        query: {},
      }),
      await exported(ben),
      await exported(liker),
      await pages.open(`/u/${ben.username}/lists/${of}`),
      await copyOf(copy, await aUser(app)),
    ]
    for (const place of seen) expect(JSON.stringify(place)).not.toMatch(words)
  })

  test('what the owner of the copy wrote stays', async () => {
    const copy = await copyOf(list, ben)
    await app.call(ben, 'PATCH /v1/lists/{id}', { ...paramsOf(copy), body: { title: 'Mine' } })
    await editList(app, ben, copy.id, [note(book, 'My own.')])
    await goes()
    expect(await see(null, copy)).toEqual({
      title: 'Mine',
      hasNotes: true,
      notes: [null, 'My own.'],
    })
  })

  test('each member who copied is notified once, in their language', async () => {
    const copy = await copyOf(list, ben)
    await app.call(ben, 'PUT /v1/language', { body: { language: 'de' } })
    await app.call(ben, 'PATCH /v1/notification-settings', {
      body: { kinds: [{ kind: 'copied list changed', site: true, mail: true }] },
    })
    await goes()
    await app.ctx.jobs.enqueue(app.ctx.db, notifyOfChangedCopiesJob, {})
    await app.runJobs()
    const { body } = await app.call(ben, 'GET /v1/notifications', { query: {} })
    expect(body.items.map(({ type, notificationData }) => [type, notificationData])).toEqual([
      [
        'copied list changed',
        {
          list: { id: copy.id, title: 'Liste ohne Titel', owner: { username: ben.username } },
        },
      ],
    ])
    app.clock.advance(16 * 60_000)
    await app.ctx.jobs.enqueue(app.ctx.db, startNotificationLettersJob, {})
    await app.runJobs()
    const letters = (await readOutbox(app)).filter((text) => text.includes(`To: ${ben.email}`))
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain('Aus deiner Liste Liste ohne Titel wurden kopierte Texte entfernt')
    expect(letters[0]).not.toMatch(words)
  })
})

test('a removed list that is restored brings its words back, and tells nobody', async () => {
  const copy = await copyOf(list, ben)
  await editList(app, ben, copy.id, [note(film, 'Insult.')])
  const actId = await removeList(list.id)
  await editList(app, ben, copy.id, [note(book, 'My own.')])
  await undoAct(app.ctx, null, actId)
  expect(await see(null, copy)).toEqual({ ...full, notes: ['Insult.', 'My own.'] })
  await app.ctx.jobs.enqueue(app.ctx.db, notifyOfChangedCopiesJob, {})
  await app.runJobs()
  const { body } = await app.call(ben, 'GET /v1/notifications', { query: {} })
  expect(body.items).toEqual([])
  const { body: shown } = await app.call(ben, 'GET /v1/lists/{id}', paramsOf(copy))
  expect(shown.copiedFrom?.id).toBe(list.id)
  await deleteUser(app.ctx.db, ann.id)
  expect(await see(null, copy)).toMatchObject({ notes: [null, 'My own.'] })
})

test('the end of a suspension brings the words back, whatever title was saved meanwhile', async () => {
  const copy = await copyOf(list, ben)
  await suspend(ann.id)
  const { title } = await see(ben, copy)
  await app.call(ben, 'PATCH /v1/lists/{id}', { ...paramsOf(copy), body: { title } })
  await transaction(app.ctx.db, (tx) => restoreMember(app.ctx, tx, cause, ann.id))
  expect(await see(null, copy)).toEqual(full)
  expect(await see(ben, copy)).toEqual(full)
})

test('a block hides words of the other in copies', async () => {
  const copy = await copyOf(list, ben)
  const blocker = await aUser(app)
  await app.call(blocker, 'POST /block-user', { body: { blocked_username: ann.username } })
  expect(await see(blocker, copy)).toEqual(bare)
  expect(await see(ann, copy)).toEqual(full)
})

test('an export has copied words while their author shows them to the member, who may be suspended', async () => {
  await copyOf(list, ben)
  await aFriendship(app, ann, ben)
  await app.call(ann, 'PATCH /v1/privacy-settings', { body: { audience: 'friends' } })
  await aSuspension(app, ben)
  expect(await exported(ben)).toMatch(words)
  await app.ctx.db.deleteFrom('friendships').execute()
  expect(await exported(ben)).not.toMatch(words)
})

test('a removed copy takes the words out of its own copies, and leaves the first list alone', async () => {
  const copy = await copyOf(list, ben)
  const copyOfCopy = await copyOf(copy, await aUser(app))
  await removeList(copy.id)
  expect(await see(null, copyOfCopy)).toEqual(bare)
  expect(await see(null, list)).toEqual(full)
})

test('a list that was copied by a list that is gone loses its words, too', async () => {
  const copy = await copyOf(list, ben)
  const copyOfCopy = await copyOf(copy, await aUser(app))
  await app.call(ben, 'DELETE /v1/lists/{id}', paramsOf(copy))
  await removeList(list.id)
  expect(await see(null, copyOfCopy)).toEqual(bare)
})

test('a removed copy comes back without the words of a member who has left', async () => {
  const copy = await copyOf(list, ben)
  const actId = await removeList(copy.id)
  await deleteUser(app.ctx.db, ann.id)
  await undoAct(app.ctx, null, actId)
  expect(await see(null, copy)).toEqual(bare)
})

test('a merge of works, and its revert, keep the authors of notes', async () => {
  const copy = await copyOf(list, ben)
  const pair = { fromId: film.id, intoId: (await aWork(app)).id }
  await editList(app, ben, copy.id, [add({ id: pair.intoId, medium: 'film' })])
  await transaction(app.ctx.db, async (tx) => {
    const { moved, removed } = await listsMergeTarget.move(tx, pair)
    await listsMergeTarget.moveBack(tx, pair, { moved, removed })
  })
  await suspend(ann.id)
  expect((await see(null, copy)).notes).toEqual([null, null, null])
})
