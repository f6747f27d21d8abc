import type { WorkDetails } from '@medley/contract/shapes'
import { useRef } from 'react'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { useNear } from '../../lib/loading/use-near.ts'
import styles from './work-page.module.css'

/** More by its makers and the lists that hold it; loaded once they are near the viewport. */
export function WorkSurroundings({ work }: { work: WorkDetails }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const part = useLazy(loadStrips, near, (error) =>
    logFailure('What surrounds a work could not be loaded', error),
  )
  return (
    <div ref={place} className={part ? undefined : styles['surroundings']}>
      {part && <part.Component work={work} />}
    </div>
  )
}

async function loadStrips() {
  return (await import('./work-strips.tsx')).WorkStrips
}
