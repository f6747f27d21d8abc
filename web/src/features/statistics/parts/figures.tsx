import { type ReactNode, useState } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import type { Wanted } from '../statistics.calls.ts'
import { Charts } from './charts.tsx'
import styles from './figures.module.css'
import { Highlights } from './highlights.tsx'
import { People } from './people.tsx'
import type { StatisticsProps } from './statistics-props.ts'
import { Totals } from './totals.tsx'
import type { WorksWindowProps } from './works-window.tsx'
import { nearPart } from '../../../lib/loading/near-part.tsx'

const WorksWindow = lazyPart<WorksWindowProps>({
  load: async () => (await import('./works-window.tsx')).WorksWindow,
  failure: 'The works behind a figure could not be loaded',
  useIsWanted: ({ wanted }) => wanted !== null,
})

/** All figures of a period; each opens the works behind it. */
export function Figures(props: StatisticsProps & { goals: ReactNode }) {
  const { owner, isOwn, period, statistics, isTable, goals } = props
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const { creators, cast } = statistics
  return (
    <div className={styles['figures']}>
      <Totals owner={owner} isOwn={isOwn} statistics={statistics} onOpen={setWanted} />
      {goals}
      <Charts statistics={statistics} isTable={isTable} onOpen={setWanted} />
      <Highlights statistics={statistics} />
      <People credit="creator" contributors={creators} onOpen={setWanted} />
      <People credit="cast" contributors={cast} onOpen={setWanted} />
      {isOwn && <WithFriends period={period} />}
      <WorksWindow
        ownerId={owner.id}
        period={period}
        wanted={wanted}
        onClose={() => setWanted(null)}
      />
    </div>
  )
}

/** The member's works beside those of friends, once it comes near. */
const WithFriends = nearPart({
  load: async () => (await import('./friend-lists.tsx')).FriendLists,
  failure: 'The statistics with friends could not be loaded',
})
