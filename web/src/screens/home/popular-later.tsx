import { lazy, Suspense, useRef } from 'react'
import { loadChunk } from '../../lib/loading/load-chunk.ts'
import { useNear } from '../../lib/loading/use-near.ts'
import styles from './popular-later.module.css'

const PopularThisWeek = lazy(async () => ({ default: await loadChunk(loadPopular) }))

async function loadPopular() {
  return (await import('../../features/charts/popular-this-week.tsx')).PopularThisWeek
}

/** The works of the week, whose code and content load when they come near. */
export function PopularLater() {
  const room = useRef<HTMLDivElement>(null)
  const isNear = useNear(room)
  return (
    <div ref={room} className={styles['room']}>
      {isNear && (
        <Suspense>
          <PopularThisWeek />
        </Suspense>
      )}
    </div>
  )
}
