import type { FriendsDay } from '@medley/contract/people/friends-days'
import { FriendsDayCard } from '../../features/friends-days/friends-day-card.tsx'
import { GoalsOnHome } from '../../features/goals/goals-on-home.tsx'
import { FriendsOn } from '../../features/progress/friends-on.tsx'
import { YearOnHome } from '../../features/years/year-on-home.tsx'
import column from '../../features/review-cards/review-column.module.css'
import { ForYouLater } from './for-you-later.tsx'

/** The place of the friends' progress: in the first of their days, or by itself. */
export type FriendsPlace = 'in-day' | 'own'

type BetweenProps = {
  /** The member whose past year is shown in January. */
  yearOf: number | null
  days: readonly FriendsDay[]
  /** On phones, which have no room for them beside the posts. */
  friendsOn: FriendsPlace | null
  withForYou: boolean
  /** The member whose goals are shown, on phones. */
  goalsOf: number | null
}

/** The items behind a group of posts. */
export function BetweenPosts({ yearOf, days, friendsOn, withForYou, goalsOf }: BetweenProps) {
  return (
    <>
      {yearOf !== null && (
        <li data-between="">
          <YearOnHome memberId={yearOf} />
        </li>
      )}
      {goalsOf !== null && (
        <li data-between="">
          <GoalsOnHome memberId={goalsOf} />
        </li>
      )}
      {friendsOn === 'own' && (
        <li data-between="">
          <FriendsOn />
        </li>
      )}
      {days.map((day, index) => (
        <li key={day.day} data-between="">
          <Day day={day} withFriends={friendsOn === 'in-day' && index === 0} />
        </li>
      ))}
      {withForYou && (
        <li data-between="">
          <ForYouLater isBeside={false} />
        </li>
      )}
    </>
  )
}

type AfterProps = { days: readonly FriendsDay[]; friendsOn: FriendsPlace | null }

/** The days of friends where there are no posts. */
export function AfterPosts({ days, friendsOn }: AfterProps) {
  if (days.length === 0) return null
  return (
    <div className={column['end']}>
      {days.map((day, index) => (
        <Day key={day.day} day={day} withFriends={friendsOn === 'in-day' && index === 0} />
      ))}
    </div>
  )
}

function Day({ day, withFriends }: { day: FriendsDay; withFriends: boolean }) {
  return <FriendsDayCard day={day} more={withFriends && <FriendsOn isInCard />} />
}
