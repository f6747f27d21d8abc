import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import styles from './go-on.module.css'
import { friendsGoingQuery, goingQuery } from './progress.calls.ts'

/** The works that the member and their friends are in the middle of; takes no room without any. */
export const GoOn = lazyPart({
  load: async () => (await import('./parts/go-on-strips.tsx')).GoOnStrips,
  failure: 'What is gone on with could not be loaded',
  useIsWanted: useIsEverWanted,
  fallback: <Room />,
})

/** Stays once it is there: the stars of the last work that was finished are in it. */
function useIsEverWanted(): boolean {
  const { own, friends } = useRows()
  const isWanted = own || friends
  const [was, setWas] = useState(isWanted)
  if (isWanted && !was) setWas(true)
  return was || isWanted
}

function useRows() {
  const own = useQuery(goingQuery)
  const friends = useQuery(friendsGoingQuery)
  return { own: Boolean(own.data?.items.length), friends: Boolean(friends.data?.items.length) }
}

/** As high as what comes, so that the feed stays in place. */
function Room() {
  const { own, friends } = useRows()
  return (
    <div className={styles['rows']} aria-hidden="true">
      {own && <div className={styles['own']} />}
      {friends && <div className={styles['friends']} />}
    </div>
  )
}
