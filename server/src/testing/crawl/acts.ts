import { expect } from 'vitest'
import { anEntry, listEntriesAt } from '../factories/entries.ts'
import {
  type Act,
  at,
  type CommandOf,
  commandsOf,
  type DoAct,
  entryOf,
  hasShares,
  someAmount,
} from './act.ts'
import { observe, openWorks, type World } from './world.ts'
import { writings } from './writings.ts'

const stand: DoAct = async (world, act) => {
  const { app } = world
  const { who, params, amount } = act
  const entry = entryOf(world, act)
  if (!entry && !hasShares(act)) return undefined
  const point = entry ? { entryId: entry.id, upToHere: amount % 5 === 0 } : someAmount(act)
  return app.call(who, 'PUT /v1/progress/{medium}/{workId}', {
    params,
    body: { ...point, isPrivate: amount % 4 === 0 },
  })
}

const change =
  (body: { state?: 'going' | 'paused' | 'stopped'; finished?: true }): DoAct =>
  ({ app }, { who, params }) =>
    app.call(who, 'PUT /v1/progress/{medium}/{workId}', { params, body })

const markEntry =
  (method: 'PUT' | 'DELETE', kind: 'any' | 'season'): DoAct =>
  async ({ app, facts, works }, { who, thing, amount }) => {
    const entries = [...facts.entries.values()].filter(
      (one) => works.some(({ id }) => id === one.workId) && (kind === 'any' || one.kind === kind),
    )
    const entry = at(entries, thing)
    if (!entry) return undefined
    const params = { entryId: String(entry.id) }
    if (method === 'DELETE') return app.call(who, 'DELETE /v1/entry-viewings/{entryId}', { params })
    const day = amount % 3 === 0 ? { day: '2026-04-26' } : {}
    return app.call(who, 'PUT /v1/entry-viewings/{entryId}', { params, body: day })
  }

/** To the beginning of a work that one is in the middle of. */
const turnBack: DoAct = async ({ app, facts, works }, { who, thing }) => {
  const own = facts.progress.filter(({ userId }) => userId === who.id)
  const work = works.find(({ id }) => id === at(own, thing)?.workId)
  if (!work) return undefined
  const first = [...facts.entries.values()].find(
    ({ workId, kind, season }) => workId === work.id && kind !== 'season' && season !== 0,
  )
  return app.call(who, 'PUT /v1/progress/{medium}/{workId}', {
    params: { medium: work.medium, workId: String(work.id) },
    body: first ? { entryId: first.id } : { amount: 0, unit: 'percent' },
  })
}

const moves = {
  stand,
  turnBack,
  pause: change({ state: 'paused' }),
  stop: change({ state: 'stopped' }),
  finish: change({ finished: true }),
  forget: ({ app }, { who, params }) =>
    app.call(who, 'DELETE /v1/progress/{medium}/{workId}', { params }),
  see: markEntry('PUT', 'any'),
  seeSeason: markEntry('PUT', 'season'),
  unsee: markEntry('DELETE', 'any'),
  mark: ({ app }, { who, work }) =>
    app.call(who, 'POST /works_viewed', { body: { internal_id: work.id, medium: work.medium } }),
  unmark: ({ app }, { who, work }) =>
    app.call(who, 'DELETE /works_viewed', {
      query: { internal_id: work.id, medium: work.medium },
    }),
  view: ({ app }, { who, work: { id, medium }, thing }) =>
    app.call(who, 'POST /v1/viewings', {
      body: { work: { id, medium }, day: at(['2026', '2026-04', '2026-04-27', null], thing) },
    }),
} satisfies Record<string, DoAct>

const ofPair = ({ who, whom }: Act) => ({
  params: { userId: String(who.id), otherId: String(whom.id) },
})
const ofOther = ({ whom }: Act) => ({ params: { userId: String(whom.id) } })

export const relations = {
  async befriend({ app }, act) {
    await app.call(act.who, 'PUT /v1/users/{userId}/friendships/{otherId}', ofPair(act))
    const back = ofPair({ ...act, who: act.whom, whom: act.who })
    return app.call(act.whom, 'PUT /v1/users/{userId}/friendships/{otherId}', back)
  },
  block: ({ app }, { who, whom }) =>
    app.call(who, 'POST /block-user', { body: { blocked_username: whom.username } }),
  unblock: ({ app }, { who, whom }) =>
    app.call(who, 'DELETE /blocked-user', { query: { user: whom.username } }),
  mute: ({ app }, act) => app.call(act.who, 'PUT /v1/mutes/{userId}', ofOther(act)),
  unmute: ({ app }, act) => app.call(act.who, 'DELETE /v1/mutes/{userId}', ofOther(act)),
  filter: ({ app }, { who, thing }) =>
    app.call(who, 'PUT /v1/filter-words', { body: { words: thing % 2 === 0 ? [] : ['quibble'] } }),
} satisfies Record<string, DoAct>

const turns = {
  /** Of two works of a medium, as long as they are two. */
  async merge(world, { work }) {
    const { app, admin, merges } = world
    const into = openWorks(world).find((one) => one.id !== work.id && one.medium === work.medium)
    if (!into) return undefined
    const answer = await app.call(admin, 'POST /v1/works/{medium}/{workId}/merge', {
      params: { medium: work.medium, workId: String(work.id) },
      body: { intoId: into.id },
    })
    if (answer.status < 400) merges.push({ id: answer.body.id, fromId: work.id, isReverted: false })
    return answer
  },
  async revert({ app, admin, merges }) {
    const merge = merges.findLast(({ isReverted }) => !isReverted)
    if (!merge) return undefined
    merge.isReverted = true
    return app.call(admin, 'POST /v1/merges/{mergeId}/revert', {
      params: { mergeId: String(merge.id) },
    })
  },
  async wait({ app }, { amount }) {
    app.clock.advance((1 + (amount % 4)) * 86_400_000)
    return undefined
  },
  /** A source lists another episode, some days before or after now. */
  async release(world, { work, amount }) {
    const { app } = world
    const time = app.clock.now().getTime() + ((amount % 9) - 4) * 86_400_000
    const releaseDate = new Date(time).toISOString().slice(0, 10)
    const nth = (world.releases += 1)
    if (work.medium === 'tvShow') {
      await listEntriesAt(app, work, [anEntry({ season: 3, number: nth, releaseDate })], partly)
    }
    if (work.medium === 'podcast') {
      const facts = { season: null, number: null, title: `News ${nth}`, releaseDate, id: `n${nth}` }
      await listEntriesAt(app, work, [anEntry(facts)], partly)
    }
    return undefined
  },
} satisfies Record<string, DoAct>

const partly = { isPartial: true }

const acts = { ...writings, ...moves, ...relations, ...turns }
type Kind = keyof typeof acts

const weights: Partial<Record<Kind, number>> = {
  remark: 6,
  reply: 6,
  stand: 16,
  turnBack: 5,
  see: 4,
  mark: 3,
  wait: 3,
  seeSeason: 2,
  release: 2,
}

export type Command = CommandOf<Kind>

export const commandLists = (count: number) => commandsOf(acts, weights, count)

/** Everyone has a friend, and writes at several points of every work. */
export const opening: readonly Command[] = [
  ...[0, 2, 4].map((who) => {
    const numbers = { who, whom: who + 1, work: 0, thing: 0, amount: 0 }
    return { kind: 'befriend' as const, ...numbers }
  }),
  ...Array.from({ length: 45 }, (_, index) => {
    const numbers = { who: index, whom: 0, work: index % 9, thing: Math.floor(index / 9) }
    return { kind: 'remark' as const, ...numbers, amount: index * 23 }
  }),
]

/** Performs a command. Whether it is refused is for other tests. */
export async function perform(world: World, { kind, ...command }: Command): Promise<void> {
  const who = at(world.people, command.who)
  const whom = at(world.people, command.whom)
  const work = at(openWorks(world), command.work)
  if (!who || !whom || !work) throw new Error('The world has nobody or nothing')
  const params = { medium: work.medium, workId: String(work.id) }
  world.app.clock.advance(60_000)
  const answer = await acts[kind](world, { ...command, who, whom, work, params })
  const { thing, amount } = command
  const about = `${work.medium} ${work.id}, ${whom.username}, ${thing}, ${amount}`
  world.done.push(`${who.username} ${kind} (${about}): ${answer?.status ?? 'done'}`)
  expect({ done: world.done, status: Math.min(answer?.status ?? 0, 500) }).not.toEqual({
    done: world.done,
    status: 500,
  })
  await observe(world)
}
