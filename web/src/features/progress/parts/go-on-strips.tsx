import { useQuery } from '@tanstack/react-query'
import styles from '../go-on.module.css'
import { friendsGoingQuery, goingQuery } from '../progress.calls.ts'
import { FriendsStrip } from './friends-strip.tsx'
import { LoadError } from './load-error.tsx'
import { GoingStrip } from './going-strip.tsx'

/** The works that the member goes on with, and under them those of their friends. */
export function GoOnStrips() {
  const own = useQuery(goingQuery)
  const { data: friends } = useQuery(friendsGoingQuery)
  return (
    <div className={styles['rows']}>
      {own.data ? <GoingStrip items={own.data.items} /> : own.isError && <LoadError query={own} />}
      {friends && friends.items.length > 0 && <FriendsStrip items={friends.items} />}
    </div>
  )
}
