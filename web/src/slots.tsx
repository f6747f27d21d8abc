import type { Profile } from '@medley/contract/values/shapes'
import { type ComponentType, Suspense } from 'react'

/** A part of a screen. Features add theirs by files such as `goals.home.slot.ts`, which the screens find. */
export interface Slot<Props> {
  /** The parts stand in ascending order. */
  order: number
  /** May be lazy. */
  Part: ComponentType<Props>
}

/** In `x.home.slot.ts`: above the posts of Home. `isNew`: there are none, and doors lead a new member on. */
export type HomeSlot = Slot<{ isNew: boolean }>

/** In `x.profile.slot.ts`: beside the reviews of a profile. */
export type ProfileSlot = Slot<{ profile: Profile }>

/** In `x.privacy-card.slot.ts` and `x.appearance-card.slot.ts`: a card in a section of the settings. */
export interface CardSlot extends Slot<object> {
  heading: string
}

/** The slots that features fill, and the screen's own, in order. */
export function inOrder<S extends { order: number }>(
  filled: Record<string, S>,
  own: S[] = [],
): S[] {
  return [...Object.values(filled), ...own].toSorted((a, b) => a.order - b.order)
}

/** Draws the parts one after the other. */
export function Slots<Props extends object>({
  slots,
  props,
}: {
  slots: readonly Slot<Props>[]
  props: Props
}) {
  return slots.map(({ order, Part }) => (
    <Suspense key={order}>
      <Part {...props} />
    </Suspense>
  ))
}
