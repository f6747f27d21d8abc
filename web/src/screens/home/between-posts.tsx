import type { FriendsDay } from '@medley/contract/people/friends-days'
import { FriendsDayCard } from '../../features/friends-days/friends-day-card.tsx'
import { YearOnHome } from '../../features/years/year-on-home.tsx'
import column from '../../features/review-cards/review-column.module.css'
import { ForYouLater } from './for-you-later.tsx'

type BetweenProps = {
  /** The member whose past year is shown in January. */
  yearOf: number | null
  days: readonly FriendsDay[] | undefined
  /** On phones, which have no room for them beside the posts. */
  withForYou: boolean
}

/** The items behind a group of posts. */
export function BetweenPosts({ yearOf, days, withForYou }: BetweenProps) {
  return (
    <>
      {yearOf !== null && (
        <li data-between="">
          <YearOnHome memberId={yearOf} />
        </li>
      )}
      {withForYou && (
        <li data-between="">
          <ForYouLater isBeside={false} />
        </li>
      )}
      {days?.map((day) => (
        <li key={day.day} data-between="">
          <FriendsDayCard day={day} />
        </li>
      ))}
    </>
  )
}

/** The days of friends where there are no posts. */
export function AfterPosts({ days }: { days: readonly FriendsDay[] }) {
  if (days.length === 0) return null
  return (
    <div className={column['end']}>
      {days.map((day) => (
        <FriendsDayCard key={day.day} day={day} />
      ))}
    </div>
  )
}
