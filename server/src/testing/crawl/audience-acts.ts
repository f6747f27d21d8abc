import { audiences } from '@medley/contract/values/audiences'
import { expect } from 'vitest'
import type { Answer } from '../harness.ts'
import { aSuspension } from '../factories/reports.ts'
import { type Act, at, type CommandOf, commandsOf } from './act.ts'
import { relations } from './acts.ts'
import { type Choices, loadChoices, type Thing } from './audience-facts.ts'
import { secretOf, type World } from './world.ts'

/** A world of which every member chose who sees what they do. */
export interface OpenWorld {
  world: World
  things: Thing[]
  /** The owners of lists and the authors of reviews, by their ids. */
  owners: Map<number, number>
  choices: Choices
}

type DoThing = (at: OpenWorld, act: Act) => Promise<Answer<unknown> | undefined>

const ownAudiences = [null, null, 'friends'] as const

const fresh = ({ things }: OpenWorld) => secretOf(things.length)

function someThing({ things }: OpenWorld, kind: Thing['kind'], thing: number): Thing | undefined {
  return at(
    things.filter((one) => one.kind === kind),
    thing,
  )
}

const ownerOf = ({ world }: OpenWorld, { ownerId }: Thing) =>
  world.people.find(({ id }) => id === ownerId) ?? null

const workOf = ({ work: { id, medium } }: Act) => ({ id, medium })

const writing = {
  async review(open, act) {
    const { world, things, owners } = open
    const secret = fresh(open)
    const answer = await world.app.call(act.who, 'POST /v1/reviews', {
      body: {
        work: workOf(act),
        review: `${secret} it is.`,
        rating: 1 + (act.amount % 10),
        audience: at(ownAudiences, act.thing) ?? null,
        ...(act.thing % 2 === 0 ? { dateViewed: '2026-04-27' } : {}),
      },
    })
    if (answer.status >= 400) return answer
    const { id } = answer.body
    const common = { kind: 'review', ownerId: act.who.id, reviewId: id } as const
    things.push({ ...common, secret }, { ...common, secret: String(id) })
    owners.set(id, act.who.id)
    world.reviewIds.push(id)
    return answer
  },
  async comment(open, act) {
    const review = someThing(open, 'review', act.thing)
    if (!review) return undefined
    const { reviewId = 0 } = review
    const secret = fresh(open)
    const answer = await open.world.app.call(act.who, 'POST /comment', {
      body: { review_id: reviewId, content: `${secret}!` },
    })
    if (answer.status < 400) {
      open.things.push({ kind: 'comment', secret, ownerId: act.who.id, reviewId })
    }
    return answer
  },
  async view(open, act) {
    const secret = fresh(open)
    const day = act.thing % 2 === 0 ? '2026-04-27' : '2026-04'
    const answer = await open.world.app.call(act.who, 'POST /v1/viewings', {
      body: { work: workOf(act), day, tags: [secret] },
    })
    if (answer.status >= 400) return answer
    const ownerId = act.who.id
    open.things.push(
      { kind: 'tag', secret, ownerId },
      { kind: 'viewing', secret: String(answer.body.id), ownerId },
    )
    return answer
  },
  async list(open, act) {
    const { world, things } = open
    const [title, note] = [fresh(open), secretOf(5_000 + things.length)]
    const answer = await world.app.call(act.who, 'POST /v1/lists', {
      body: {
        title: `${title} list`,
        isPrivate: act.thing % 4 === 0,
        audience: at(ownAudiences, act.amount) ?? null,
        work: workOf(act),
      },
    })
    if (answer.status >= 400) return answer
    const { id } = answer.body
    addList(open, id, act)
    const common = { kind: 'words', ownerId: act.who.id } as const
    things.push(
      { ...common, secret: title, listIds: [id] },
      { ...common, secret: note, listIds: [id] },
    )
    const { id: workId, medium } = act.work
    return world.app.call(act.who, 'POST /v1/lists/{id}/bulk-edits', {
      params: { id: String(id) },
      body: { actions: [{ action: 'NOTE', workId, medium, note: `${note}.` }] },
    })
  },
  async copy(open, act) {
    const { world, things, choices } = open
    const sourceId = Number(someThing(open, 'list', act.thing)?.secret ?? 0)
    const params = { id: String(sourceId) }
    const answer = await world.app.call(act.who, 'POST /v1/lists/{id}/copies', {
      params,
      body: { withNotes: true },
    })
    if (answer.status >= 400) return answer
    const { id } = answer.body
    const source = choices.lists.get(sourceId)
    const isTold = source?.audience === null || open.owners.get(sourceId) === act.who.id
    for (const one of things) {
      if (one.kind === 'words' && one.listIds?.includes(sourceId) && isTold) one.listIds.push(id)
    }
    addList(open, id, act)
    // Copies are private; some are published.
    if (act.amount % 2 === 0) return answer
    return world.app.call(act.who, 'PATCH /v1/lists/{id}', {
      params: { id: String(id) },
      body: { isPrivate: false },
    })
  },
  async remark(open, act) {
    const { world, things } = open
    const work = world.works.find(({ medium }) => medium === 'album')
    const entry = [...world.facts.entries.values()].find(({ workId }) => workId === work?.id)
    if (!work || !entry) return undefined
    const secret = fresh(open)
    const answer = await world.app.call(act.who, 'POST /v1/remarks', {
      body: {
        work: { id: work.id, medium: 'album' },
        entryId: entry.id,
        content: `${secret} sings.`,
      },
    })
    if (answer.status < 400) {
      things.push({ kind: 'remark', secret, ownerId: act.who.id, workId: work.id })
    }
    return answer
  },
  async send(open, act) {
    const secret = fresh(open)
    const answer = await open.world.app.call(act.who, 'POST /v1/sent-works', {
      body: { work: workOf(act), userIds: [act.whom.id], note: `${secret}, for you.` },
    })
    // Sent again, the note is replaced.
    if (answer.status < 400) {
      open.things.push({ kind: 'sent', secret, ownerId: act.who.id, otherId: act.whom.id })
    }
    return answer
  },
} satisfies Record<string, DoThing>

function addList({ world, things, owners }: OpenWorld, id: number, { who }: Act): void {
  things.push({ kind: 'list', secret: String(id), ownerId: who.id, listIds: [id] })
  owners.set(id, who.id)
  world.lists.push({ id, owner: who.username })
}

const choosing = {
  choose: ({ world }, { who, thing }) =>
    world.app.call(who, 'PATCH /v1/privacy-settings', {
      body: { audience: at(audiences, thing) ?? 'everyone' },
    }),
  async chooseForReview(open, { thing, amount }) {
    const review = someThing(open, 'review', thing)
    if (!review) return undefined
    return open.world.app.call(ownerOf(open, review), 'PATCH /review', {
      body: { review_id: review.reviewId ?? 0, audience: at(ownAudiences, amount + 1) ?? null },
    })
  },
  async chooseForList(open, { thing, amount }) {
    const list = someThing(open, 'list', thing)
    if (!list) return undefined
    return open.world.app.call(ownerOf(open, list), 'PATCH /v1/lists/{id}', {
      params: { id: list.secret },
      body: { audience: at(ownAudiences, amount + 1) ?? null, isPrivate: amount % 5 === 0 },
    })
  },
  unfriend: ({ world }, { who, whom }) =>
    world.app.call(who, 'DELETE /v1/users/{userId}/friendships/{otherId}', {
      params: { userId: String(who.id), otherId: String(whom.id) },
    }),
  async likeReview(open, { who, thing }) {
    const review = someThing(open, 'review', thing)
    return (
      review &&
      open.world.app.call(who, 'PUT /v1/review-likes', { body: { reviewId: review.reviewId ?? 0 } })
    )
  },
  async likeList(open, { who, thing }) {
    const list = someThing(open, 'list', thing)
    return (
      list &&
      open.world.app.call(who, 'PUT /v1/list-likes', { body: { listId: Number(list.secret) } })
    )
  },
  befriend: ({ world }, act) => relations.befriend(world, act),
  block: ({ world }, act) => relations.block(world, act),
  unblock: ({ world }, act) => relations.unblock(world, act),
  mute: ({ world }, act) => relations.mute(world, act),
  /** At most two at a time, so that the others have somebody to write for. */
  async suspend({ world, choices }, { whom }) {
    if (choices.suspended.size > 1 || choices.suspended.has(whom.id)) return undefined
    await aSuspension(world.app, whom)
    return undefined
  },
  async restore({ world, choices }, { thing }) {
    const id = at([...choices.suspended], thing)
    if (id !== undefined) {
      await world.app.ctx.db.deleteFrom('suspensions').where('user_id', '=', id).execute()
    }
    return undefined
  },
} satisfies Record<string, DoThing>

const acts = { ...writing, ...choosing }
type Kind = keyof typeof acts

const weights: Partial<Record<Kind, number>> = {
  review: 3,
  comment: 4,
  list: 2,
  copy: 2,
  likeReview: 3,
  choose: 3,
  chooseForReview: 3,
  chooseForList: 3,
  befriend: 5,
  unfriend: 2,
  suspend: 2,
}

export type ThingCommand = CommandOf<Kind>

export const thingCommands = (count: number) => commandsOf(acts, weights, count)

const first = (kind: Kind, count: number): ThingCommand[] =>
  Array.from({ length: count }, (_, index) => ({
    kind,
    who: index,
    whom: index * 2 + 1,
    work: index * 5,
    thing: index,
    amount: index * 7 + 1,
  }))

/** Some are friends, and everyone writes something of each kind. */
export const opening: readonly ThingCommand[] = [
  ...first('befriend', 6),
  ...first('review', 9),
  ...first('comment', 8),
  ...first('view', 6),
  ...first('list', 8),
  ...first('remark', 6),
  ...first('send', 6),
]

/** Performs a command. Whether it is refused is for other tests. */
export async function perform(open: OpenWorld, { kind, ...command }: ThingCommand): Promise<void> {
  const { world } = open
  const who = at(world.people, command.who)
  const whom = at(world.people, command.whom)
  const work = at(world.works, command.work)
  if (!who || !whom || !work) throw new Error('The world has nobody or nothing')
  world.app.clock.advance(60_000)
  const params = { medium: work.medium, workId: String(work.id) }
  const answer = await acts[kind](open, { ...command, who, whom, work, params })
  const about = `${work.medium} ${work.id}, ${whom.username}, ${command.thing}, ${command.amount}`
  world.done.push(`${who.username} ${kind} (${about}): ${answer?.status ?? 'nothing'}`)
  const { done } = world
  expect({ done, status: Math.min(answer?.status ?? 0, 500) }).not.toEqual({ done, status: 500 })
  open.choices = await loadChoices(world.app.ctx.db)
}
