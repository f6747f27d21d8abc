import type { Medium } from '@medley/contract/values/medium'
import { aComment } from './factories/comments.ts'
import { anEvening } from './factories/evenings.ts'
import { aShow } from './factories/entries.ts'
import { anExportUnderWay, aReadyExport } from './factories/exports.ts'
import { aBlock, aFriendship } from './factories/friendships.ts'
import { aGoal } from './factories/goals.ts'
import { anImport } from './factories/imports.ts'
import { aList } from './factories/lists.ts'
import { aRemark } from './factories/remarks.ts'
import { aReview } from './factories/reviews.ts'
import { aSentWork } from './factories/sent-works.ts'
import { aUser, type TestUser } from './factories/users.ts'
import { aViewing } from './factories/viewings.ts'
import { aWork } from './factories/works.ts'
import type { TestApp } from './harness.ts'

/** The caller's relation to the owner. `blocked`: blocked by the owner; `blocker`: blocks the owner. */
export const callers = [
  'visitor',
  'stranger',
  'friend',
  'blocked',
  'blocker',
  'owner',
  'admin',
] as const

export type CallerKind = (typeof callers)[number]

/** The owner's content, and the caller. */
export interface Scene {
  owner: TestUser
  caller: TestUser | null
  /** A friend of the owner, unrelated to the caller. */
  third: TestUser
  /** The password of all members. */
  password: string
  work: { id: number; medium: Medium; title: string }
  /** The episode of a show, which the owner saw and rated. */
  episode: { id: number; show: { id: number; medium: Medium } }
  review: { id: number }
  comment: { id: number }
  foreignComment: { id: number }
  /** Halfway through the work. */
  remark: { id: number }
  /** Public, with the work in it. */
  list: { id: number }
  privateList: { id: number }
  /** A viewing of the work, without its review. */
  viewing: { id: number }
  /** The work, sent by the owner to `third`. */
  sentWork: { id: number }
  /** Of the owner and `third`; proposes the work. */
  evening: { id: number }
  /** 24 works in 2026. */
  goal: { id: number }
  /** A planned import. */
  plan: { id: number }
  /** A finished export, and a pending one. */
  parcel: { id: number }
  laterParcel: { id: number }
}

/** Part of every text by the owner; must not appear across a block. */
export const privateText = 'quincunx'

/** Creates a separate scene per call, so that calls do not affect each other. */
export async function setScene(
  app: TestApp,
  kind: CallerKind,
  { admin, password }: { admin: TestUser; password: string },
): Promise<Scene> {
  const [owner, third, work] = await Promise.all([aUser(app), aUser(app), aWork(app)])
  const review = await aReview(app, { by: owner, of: work, review: `A ${privateText}.` })
  const listed = { by: owner, title: `${privateText} list`, of: [work] }
  const [
    comment,
    foreignComment,
    remark,
    list,
    privateList,
    plan,
    parcel,
    laterParcel,
    viewing,
    sentWork,
    evening,
    episode,
    goal,
  ] = await Promise.all([
    aComment(app, { by: owner, on: review, content: `My ${privateText}.` }),
    aComment(app, { by: third, on: review }),
    aRemark(app, { by: owner, of: work, content: `At last, ${privateText}.` }),
    aList(app, listed),
    aList(app, { ...listed, isPrivate: true }),
    anImport(app, { by: owner, title: `${privateText} film` }),
    aReadyExport(app, { by: owner }),
    anExportUnderWay(app, { by: owner }),
    aViewing(app, { by: owner, of: work, day: '2024-05-01', tags: [privateText] }),
    aSentWork(app, { by: owner, to: third, of: work, note: `So ${privateText}.` }),
    anEvening(app, { by: owner, with: [third], of: [work] }),
    anEpisode(app, owner),
    aGoal(app, { by: owner }),
    aFriendship(app, owner, third),
    mark(app, owner, work),
  ])
  const caller = await aCaller(app, kind, { owner, admin })
  const written = { work, review, comment, foreignComment, remark, list, privateList }
  return {
    owner,
    caller,
    third,
    password,
    ...written,
    viewing,
    sentWork,
    evening,
    episode,
    goal,
    plan,
    parcel,
    laterParcel,
  }
}

async function anEpisode(app: TestApp, owner: TestUser): Promise<Scene['episode']> {
  const { show, episodes } = await aShow(app, { seasons: [2] })
  const [{ id } = { id: 0 }] = episodes
  const params = { entryId: String(id) }
  await app.call(owner, 'PUT /v1/entry-viewings/{entryId}', { params, body: { day: '2024-05-01' } })
  await app.call(owner, 'PUT /v1/entry-ratings/{entryId}', { params, body: { rating: 8 } })
  return { id, show }
}

async function mark(app: TestApp, { id }: TestUser, work: Scene['work']): Promise<void> {
  const row = {
    user_id: id,
    work_id: work.id,
    medium: work.medium,
    time_added: app.clock.now(),
  }
  await app.ctx.db.insertInto('engagements').values(row).execute()
  await app.ctx.db.insertInto('saved_works').values(row).execute()
}

async function aCaller(
  app: TestApp,
  kind: CallerKind,
  { owner, admin }: { owner: TestUser; admin: TestUser },
): Promise<TestUser | null> {
  if (kind === 'visitor') return null
  if (kind === 'owner') return owner
  if (kind === 'admin') return admin
  const caller = await aUser(app)
  if (kind === 'friend') await aFriendship(app, owner, caller)
  if (kind === 'blocked') await aBlock(app, { by: owner, of: caller })
  if (kind === 'blocker') await aBlock(app, { by: caller, of: owner })
  return caller
}
