import { progressTexts } from '@medley/texts/progress'
import type { Progress } from '@medley/contract/library/progress'
import { useState } from 'react'
import { useJustFinished } from '../../work-marks/finished-works.ts'
import { GoingCard } from './going-card.tsx'
import { useRecentProgress } from '../use-recent-progress.ts'
import { hasStep } from './next-step.ts'
import { Strip } from './strip.tsx'
import styles from './strips.module.css'

const none: readonly Progress[] = []

/** The works that the member went on with lately, each with one step on. */
export function GoingStrip() {
  const items = useRecentProgress() ?? none
  const finished = useJustFinished()
  const going = new Set(items.map(({ work }) => work.id))
  const shown = useSteadyOrder(items).filter(
    ({ work }) => going.has(work.id) || finished.has(work.id),
  )
  if (shown.length === 0) return null
  return (
    <Strip heading={progressTexts.goOn}>
      {shown.map((progress) => (
        <li key={progress.work.id} className={styles['card']}>
          <GoingCard progress={progress} isFinished={!going.has(progress.work.id)} />
        </li>
      ))}
    </Strip>
  )
}

/**
 * The progress as it is now in the order in which it came first, so that nothing moves under a thumb; with what is no
 * longer in the list. That without a step on comes last.
 */
function useSteadyOrder(items: readonly Progress[]): readonly Progress[] {
  const [known, setKnown] = useState(() => ({ items, steady: byStep(items) }))
  if (known.items === items) return known.steady
  const now = new Map(items.map((one) => [one.work.id, one]))
  const before = new Set(known.steady.map(({ work }) => work.id))
  const steady = [
    ...known.steady.map((one) => now.get(one.work.id) ?? one),
    ...byStep(items.filter(({ work }) => !before.has(work.id))),
  ]
  setKnown({ items, steady })
  return steady
}

function byStep(items: readonly Progress[]): Progress[] {
  return [...items.filter(hasStep), ...items.filter((one) => !hasStep(one))]
}
