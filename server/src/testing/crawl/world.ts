import type { Medium } from '@medley/contract/values/medium'
import { expect } from 'vitest'
import type { EntryFacts } from '../../catalogue/work-facts.ts'
import { anEntry, listEntriesAt } from '../factories/entries.ts'
import { aUser, type TestUser } from '../factories/users.ts'
import { aWork } from '../factories/works.ts'
import type { TestApp } from '../harness.ts'
import { type Scene, setScene } from '../permission-scene.ts'
import { type Facts, keyOf, loadFacts } from './facts.ts'
import { followProgress, isReached, type Past } from './reach.ts'

/** A remark or reply that somebody wrote. */
export interface Written {
  id: number
  authorId: number
  parent: Written | null
  /** A word that occurs nowhere else. */
  secret: string
  /** Those that it had before it was edited. */
  formerSecrets: string[]
  content: string
  /** Of the entry, which stays the same in every work that it moves to; null for a share. */
  place: string | null
  share: number | null
  isGone: boolean
}

export interface World {
  app: TestApp
  people: TestUser[]
  admin: TestUser
  /** One of each other thing that calls read. */
  scene: Scene
  works: { id: number; medium: Medium; title: string }[]
  contributorId: number
  /** Of the books. */
  seriesId: number
  /** Of an open invitation. */
  joinToken: string
  merges: { id: number; fromId: number; isReverted: boolean }[]
  written: Written[]
  /** Those of the members, once they are made. */
  exports: number[]
  /** Reviews and lists that calls and pages are read of, besides those of the scene. */
  reviewIds: number[]
  lists: { id: number; owner: string }[]
  facts: Facts
  past: Past
  /** The acts so far, for the message of a failure. */
  done: string[]
  releases: number
}

/** A member, or null for a visitor. */
export type Reader = TestUser | null

/** Creates members, works of all mediums and one of each other thing that calls read. */
export async function createWorld(app: TestApp): Promise<World> {
  await app.ctx.db.deleteFrom('users').execute()
  app.clock.set('2026-05-01T12:00:00.000Z')
  const admin = await aUser(app, { id: 1 })
  const scene = await setScene(app, 'owner', { admin, password: 'is not used' })
  const people = [scene.owner, scene.third]
  while (people.length < 6) people.push(await aUser(app))
  for (const one of people) await switchAllOn(app, one)
  const works = []
  for (const medium of ['film', 'film', 'book', 'book'] as const) {
    works.push(await aWork(app, medium === 'book' ? { medium, series: 'Tides' } : { medium }))
  }
  for (const [medium, entries] of listings) {
    const work = await aWork(app, { medium })
    await listEntriesAt(app, work, entries)
    works.push(work)
  }
  const [, film, book] = works
  await app.ctx.db
    .updateTable('works')
    .set({ minutes: 90, pages: 400 })
    .where('id', 'in', [film?.id ?? 0, book?.id ?? 0])
    .execute()
  const { body } = await app.call(null, 'GET /v1/works/{medium}/{workId}', {
    params: { medium: 'film', workId: String(scene.work.id) },
  })
  const contributorId = body.credits[0]?.contributorId ?? 0
  const { id: seriesId } = await app.ctx.db
    .selectFrom('series')
    .select('id')
    .where('title', '=', 'Tides')
    .executeTakeFirstOrThrow()
  const invitation = await app.call(scene.owner, 'POST /v1/invitations', { body: {} })
  const joinToken = invitation.body.token
  // The acts wait longer than any invitation lasts.
  await app.ctx.db
    .updateTable('invitations')
    .set({ time_expires: new Date('2100-01-01') })
    .execute()
  const facts = await loadFacts(app.ctx.db)
  const none = { merges: [], written: [], exports: [], reviewIds: [], lists: [], done: [] }
  return {
    app,
    people,
    admin,
    scene,
    works,
    contributorId,
    seriesId,
    joinToken,
    facts,
    past: new Map(),
    ...none,
    releases: 0,
  }
}

async function switchAllOn(app: TestApp, by: TestUser): Promise<void> {
  const { body } = await app.call(by, 'GET /v1/notification-settings')
  const kinds = body.kinds.map(({ kind }) => ({ kind, site: true, mail: true }))
  await app.call(by, 'PATCH /v1/notification-settings', { body: { kinds, weeklyDigest: true } })
}

function season(number: number, days: readonly (string | null)[]): EntryFacts[] {
  const episodes = days.map((releaseDate, index) => ({ number: index + 1, releaseDate }))
  return [
    anEntry({ kind: 'season', season: number, number: null }),
    ...episodes.map((facts) => anEntry({ season: number, ...facts })),
  ]
}

/** Around the first day, 1 May 2026. Of the last season nobody knows the episodes yet. */
const listings: [Medium, EntryFacts[]][] = [
  [
    'tvShow',
    [
      ...season(0, [null, '2026-05-04']),
      ...season(1, ['2025-03-01', '2025-03-08', null]),
      ...season(2, ['2026-04-24', '2026-05-01', '2026-05-08', '2026-06']),
      ...season(3, []),
    ],
  ],
  [
    'tvShow',
    [
      ...season(0, ['2025-01-01']),
      ...season(1, ['2025-03-01', '2025-03-08']),
      ...season(2, ['2026-04-24', '2026-05-01', '2026-05-08', '2026-05-15', '2026-05-22']),
    ],
  ],
  ['album', [1, 2, 3].map((number) => anEntry({ kind: 'track', number }))],
  [
    'podcast',
    ['2026-05-09', '2026-05-02', '2026-05-02', null, '2026-04-25', '2026-04'].map(
      (releaseDate, index) =>
        anEntry({
          season: null,
          number: null,
          title: `Talk ${index}`,
          releaseDate,
          id: `t${index}`,
        }),
    ),
  ],
]

/** Reads what is stored after an act, and follows where members stand. */
export async function observe(world: World): Promise<void> {
  world.facts = await loadFacts(world.app.ctx.db)
  followProgress(world.past, world.facts)
  for (const { id, place, share } of presentOf(world)) {
    const now = world.facts.remarks.get(id)
    const is = { place: placeOf(world.facts, now?.entryId ?? null), share: now?.share ?? null }
    expect({ done: world.done, id, ...is }).toEqual({ done: world.done, id, place, share })
  }
}

/** The name of an entry, which is the same in whatever work it is. */
export function placeOf({ entries }: Facts, id: number | null): string | null {
  const entry = id === null ? undefined : entries.get(id)
  return entry ? [entry.kind, entry.season, entry.number, entry.title].join(' ') : null
}

/** The works that are not merged into others. */
export const openWorks = ({ works, facts }: World) =>
  works.filter(({ id }) => facts.works.get(id)?.mergedInto === null)

export const presentOf = ({ written }: World): Written[] => written.filter(({ isGone }) => !isGone)

/** Neither blocks nor mutes nor filter words keep a remark from a reader. */
export function isVisible({ facts }: World, reader: Reader, remark: Written): boolean {
  const { authorId, parent, content } = remark
  const authors = parent ? [authorId, parent.authorId] : [authorId]
  if (reader && authors.some((id) => isHidden(facts, reader.id, id))) return false
  if (reader?.id === authorId) return true
  const has = (userId: number) =>
    (facts.words.get(userId) ?? []).some((word) => content.includes(word))
  if (reader && has(reader.id)) return false
  return parent === null || parent.authorId === authorId || !has(parent.authorId)
}

function isHidden({ blocks, mutes }: Facts, reader: number, author: number): boolean {
  const [there, back] = [keyOf(reader, author), keyOf(author, reader)]
  return blocks.has(there) || blocks.has(back) || mutes.has(there)
}

/** A reader may read a remark where it is: its author, and those who have reached it. */
export function mayRead(world: World, reader: Reader, remark: Written): boolean {
  if (!isVisible(world, reader, remark)) return false
  if (reader?.id === remark.authorId) return true
  const point = world.facts.remarks.get(remark.id)
  return point !== undefined && isReached(world.facts, world.past, reader?.id ?? null, point)
}

/** The secrets that may occur in an answer to a reader. Authors know their own, wherever they are. */
export function knownSecrets(world: World, reader: Reader): Set<string> {
  return new Set(
    world.written.flatMap((remark) => {
      if (remark.authorId === reader?.id) return [remark.secret, ...remark.formerSecrets]
      return !remark.isGone && mayRead(world, reader, remark) ? [remark.secret] : []
    }),
  )
}

const secretPattern = /zq[0-9a-z]{8}/g

export const secretOf = (serial: number): string =>
  `zq${((serial * 7_919 + 1_000_003) % 36 ** 8).toString(36).padStart(8, 'x')}`

/** Finds the secrets in a text that a reader must not know, except those in the request for it. */
export type FindLeaks = (reader: Reader) => (text: string, request?: string) => string[]

/** Finds remarks. */
export const findRemarks =
  (world: World): FindLeaks =>
  (reader) => {
    const known = knownSecrets(world, reader)
    const all = new Set(world.written.flatMap((one) => [one.secret, ...one.formerSecrets]))
    return (text) => {
      const found = new Set(text.toLowerCase().match(secretPattern))
      return [...found].filter((secret) => all.has(secret) && !known.has(secret))
    }
  }
