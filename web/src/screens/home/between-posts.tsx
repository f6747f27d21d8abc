import type { FriendsDay } from '@medley/contract/friends-days'
import { FriendsDayCard } from '../../features/friends-days/friends-day-card.tsx'
import { YearOnHome } from '../../features/years/year-on-home.tsx'
import column from '../../features/review-cards/review-column.module.css'
import { ForYouLater } from './for-you-later.tsx'
import { PopularLater } from './popular-later.tsx'

type BetweenProps = {
  /** The member whose past year is shown in January. */
  yearOf: number | null
  days: readonly FriendsDay[] | undefined
  withPopular: boolean
  /** On phones, which have no room for them beside the posts. */
  withForYou: boolean
}

/** The items behind a group of posts. */
export function BetweenPosts({ yearOf, days, withPopular, withForYou }: BetweenProps) {
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
      {withPopular && (
        <li data-between="">
          <PopularLater />
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

/** The end of a short feed. */
export function AfterPosts({ days }: Pick<BetweenProps, 'days'>) {
  return (
    <div className={column['end']}>
      {days?.map((day) => (
        <FriendsDayCard key={day.day} day={day} />
      ))}
      <PopularLater />
    </div>
  )
}
