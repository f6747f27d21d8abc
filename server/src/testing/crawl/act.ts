import fc from 'fast-check'
import type { TestUser } from '../factories/users.ts'
import type { Answer } from '../harness.ts'
import type { Entry } from './facts.ts'
import type { World } from './world.ts'

/** Who does something to whom or what; the numbers choose among what there is. */
export interface Act {
  who: TestUser
  whom: TestUser
  work: World['works'][number]
  thing: number
  amount: number
  params: { medium: World['works'][number]['medium']; workId: string }
}

/** A generated act: its numbers choose among what exists when it runs. */
export interface CommandOf<Kind> {
  kind: Kind
  who: number
  whom: number
  work: number
  thing: number
  amount: number
}

/** Lists of so many commands; a kind without a weight is as likely as one with 1. */
export function commandsOf<Kind extends string>(
  acts: Record<Kind, unknown>,
  weights: Partial<Record<Kind, number>>,
  count: number,
): fc.Arbitrary<CommandOf<Kind>[]> {
  const kinds = Object.keys(acts) as Kind[]
  const numbers = fc.nat(1000)
  const command = fc.record({
    kind: fc.oneof(
      ...kinds.map((kind) => ({ weight: weights[kind] ?? 1, arbitrary: fc.constant(kind) })),
    ),
    who: numbers,
    whom: numbers,
    work: numbers,
    thing: numbers,
    amount: numbers,
  })
  return fc.array(command, { minLength: count, maxLength: count })
}

/** Returns the answer, unless there was nothing to do it with. */
export type DoAct = (world: World, act: Act) => Promise<Answer<unknown> | undefined>

export const at = <T>(things: readonly T[], index: number): T | undefined =>
  things[index % things.length]

/** An entry of the work of an act, other than a season. */
export function entryOf({ facts }: World, { work, thing }: Act): Entry | undefined {
  const entries = [...facts.entries.values()].filter(({ workId }) => workId === work.id)
  return at(
    entries.filter(({ kind }) => kind !== 'season'),
    thing,
  )
}

export const hasShares = ({ work }: Act) => work.medium === 'film' || work.medium === 'book'

/** An amount of pages, minutes or percent, now and then of an edition of one's own. */
export function someAmount({ work, amount, thing }: Act) {
  if (thing % 3 === 0) return { amount: amount % 101, unit: 'percent' as const }
  const unit = work.medium === 'book' ? ('page' as const) : ('minute' as const)
  return thing % 3 === 1
    ? { amount: amount % 81, unit }
    : { amount: amount % 251, unit, total: 250 }
}
