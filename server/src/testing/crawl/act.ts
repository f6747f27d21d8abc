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
