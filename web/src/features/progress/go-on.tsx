import { useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import styles from './go-on.module.css'
import { useRecentProgress } from './use-recent-progress.ts'

/** The works that the member went on with lately; takes no room without any. */
export const GoOn = lazyPart({
  load: async () => (await import('./parts/going-strip.tsx')).GoingStrip,
  failure: 'What is gone on with could not be loaded',
  useIsWanted: useIsEverWanted,
  fallback: <div className={styles['room']} aria-hidden="true" />,
})

/** Stays once it is there: the stars of the last work that was finished are in it. */
function useIsEverWanted(): boolean {
  const isWanted = Boolean(useRecentProgress()?.length)
  const [was, setWas] = useState(isWanted)
  if (isWanted && !was) setWas(true)
  return was || isWanted
}
