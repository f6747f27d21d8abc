import fc from 'fast-check'
import { expect } from 'vitest'
import { givePassword } from '../factories/accounts.ts'
import { aUser } from '../factories/users.ts'
import { aWork } from '../factories/works.ts'
import type { TestApp } from '../harness.ts'
import { findMiscounts } from '../database/recount.ts'
import { calls, password, summaryOf, recordIds } from './calls.ts'
import { type Act, type Kind, transitions } from './transitions.ts'
import { actualView } from './actual.ts'
import { expectedView } from './expected.ts'
import type { Viewer, Person, ModelState } from './state.ts'

/** A generated action: its numbers choose among the people and things that exist when it runs. */
export interface Command {
  kind: Kind
  me: number
  whom: number
  thing: number
  rating: number
  looks: number
}

const kinds = Object.keys(transitions) as Kind[]
/** Favour acts that create content; deleting an account removes much of it. */
const weights: Partial<Record<Kind, number>> = {
  befriend: 5,
  review: 4,
  like: 4,
  comment: 4,
  block: 4,
  listWork: 3,
  openList: 2,
  leave: 1,
}

export const commandLists = (max: number): fc.Arbitrary<Command[]> =>
  fc.array(
    fc.record({
      kind: fc.oneof(
        ...kinds.map((kind) => ({ weight: weights[kind] ?? 1, arbitrary: fc.constant(kind) })),
      ),
      me: fc.nat(100),
      whom: fc.nat(100),
      thing: fc.nat(100),
      rating: fc.nat(10),
      looks: fc.nat(1000),
    }),
    { minLength: Math.ceil(max / 2), maxLength: max },
  )

const step = (kind: Kind, me: number, whom = 0, thing = whom): Command => {
  return { kind, me, whom, thing, rating: 7, looks: 1 }
}

/** Everyone writes a review, and comments on and likes the next person's; two are friends, and one has lists. */
const opening: readonly Command[] = [
  ...[0, 1, 2].map((me) => step('review', me)),
  ...[0, 1, 2].flatMap((me) => [
    step('comment', me, 0, (me + 1) % 3),
    step('comment', me, 0, (me + 2) % 3),
    step('like', me, 0, (me + 1) % 3),
  ]),
  step('befriend', 0, 1),
  step('befriend', 1, 0),
  step('openList', 0),
  step('hideList', 0),
]

const at = <T>(things: readonly T[], index: number): T | undefined => things[index % things.length]

function actOf(state: ModelState, step: Command): Act | undefined {
  const [me, whom, work] = [
    at(state.people, step.me),
    at(state.people, step.whom),
    at(state.works, step.thing),
  ]
  if (!me || !whom || !work) return undefined
  const comments = state.reviews.flatMap((review) => review.comments.map(({ id }) => id))
  const pick = (ids: readonly number[]) => at(ids, step.thing) ?? 1
  return {
    me,
    whom,
    work,
    review: pick([...state.reviews.map(({ id }) => id), ...state.gone.reviews]),
    comment: pick([...comments, ...state.gone.comments]),
    list: pick([...state.lists.map(({ id }) => id), ...state.gone.lists]),
    rating: step.rating,
  }
}

async function aNewcomer(app: TestApp): Promise<Person> {
  const { username: name, id, token } = await aUser(app)
  return { name, id, token, engaged: [], saved: [], favorite: null }
}

async function begin(app: TestApp): Promise<ModelState> {
  await app.ctx.db.deleteFrom('users').execute()
  const works = [await aWork(app), await aWork(app)]
  const people: Person[] = []
  for (let count = 0; count < 3; count += 1) people.push(await aNewcomer(app))
  await givePassword(app, password)
  const gone = { reviews: [], comments: [], lists: [] }
  const empty = { reviews: [], lists: [], news: [], gone }
  return { people, works, ...empty, blocks: new Set(), friendships: new Map() }
}

/**
 * Runs the commands in turn. After each one, or every `oneOf`th, compares the responses for one person
 * or a visitor with the model; at the end, for everyone.
 */
export async function runCommands(
  app: TestApp,
  script: readonly Command[],
  oneOf = 1,
): Promise<void> {
  const state = await begin(app)
  const done: string[] = []
  for (const step of [...opening, ...script]) {
    const act = actOf(state, step)
    if (!act) continue
    app.clock.advance(1000)
    done.push(
      `${act.me.name} ${step.kind} ${JSON.stringify({ ...act, me: 0, whom: act.whom.name })}`,
    )
    const answer = await calls[step.kind](app, act)
    const expected = transitions[step.kind](state, act)
    expect({ done, answer: summaryOf(answer) }).toEqual({ done, answer: expected })
    recordIds(state, step.kind, act, answer)
    const viewers = [null, ...state.people.map(({ name }) => name)]
    if (step.looks % oneOf === 0 && !opening.includes(step))
      await compare(app, state, at(viewers, step.looks), done)
  }
  for (const { name } of state.people) await compare(app, state, name, done)
  await compare(app, state, null, done)
  expect({ done, miscounts: await findMiscounts(app.ctx.db) }).toEqual({ done, miscounts: [] })
}

async function compare(
  app: TestApp,
  state: ModelState,
  viewer: Viewer | undefined,
  done: readonly string[],
): Promise<void> {
  const who = viewer ?? null
  const seen = await actualView(app, state, who)
  expect({ done, who, seen }).toEqual({ done, who, seen: expectedView(state, who) })
}
