import { homeTexts } from '@medley/texts/home'
import type { FriendsDay } from '@medley/contract/people/friends-days'
import type { Medium } from '@medley/contract/values/medium'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../lib/loading/load-chunk.ts'
import { GoalsOnHome } from '../../features/goals/goals-on-home.tsx'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { FeedLayout } from '../../ui/layout/page.tsx'
import { FeedbackLink } from '../../features/feedback/feedback-link.tsx'
import { AfterPosts, BetweenPosts, type FriendsPlace } from './between-posts.tsx'
import { CreateRating } from './create-rating.tsx'
import { FeedFilter } from './feed-filter.tsx'
import styles from './home-feed.module.css'
import { HomeSide } from './home-side.tsx'
import { ReviewCardSkeletons } from '../../features/review-cards/review-card-skeleton.tsx'
import column from '../../features/review-cards/review-column.module.css'
import { ReviewCard } from '../../features/review-cards/review-card.tsx'
import { RatingStrip } from './rating-strip.tsx'
import { ReviewList } from '../../features/review-cards/review-list.tsx'
import { idsOf } from '../../features/reviews/reviews.calls.ts'
import { type HomeSlot, inOrder, Slots } from '../../slots.tsx'
import { useFriendsDays } from './use-friends-days.ts'
import { useNearPosts } from './use-near-posts.ts'
import { useHomeFeed } from './use-home-feed.ts'

type Feed = ReturnType<typeof useHomeFeed>['list']

const FeedBeyondFriends = lazy(async () => ({ default: await loadChunk(loadMore) }))

const topSlots = inOrder(
  import.meta.glob<HomeSlot>('../../features/*/*.home.slot.ts', { eager: true, import: 'slot' }),
)

async function loadMore() {
  return (await import('./feed-beyond-friends.tsx')).FeedBeyondFriends
}

// Where there are no posts.
const EmptyFeed = lazy(async () => ({ default: await loadChunk(loadEmpty) }))

async function loadEmpty() {
  return (await import('./empty-feed.tsx')).EmptyFeed
}

/** Reviews by the member and their friends, newest first, and what stands above and beside them. */
export function HomeFeed({ memberId }: { memberId: number }) {
  const { list, medium, choose } = useHomeFeed()
  const isSmall = useIsSmallScreen()
  const isEmpty = isAtEndOf(list) && idsOf(list.data)?.length === 0
  const isNewcomer = isEmpty && medium === null
  return (
    <div className={styles['frame']}>
      <div className={styles['top']}>
        <FeedFilter medium={medium} onChoose={choose} />
        {!isSmall && <CreateRating />}
      </div>
      <FeedLayout highSide extra={!isSmall && <HomeSide memberId={memberId} isEmpty={isEmpty} />}>
        <Slots slots={topSlots} props={{ isNew: isNewcomer }} />
        <Posts memberId={memberId} list={list} medium={medium} isNewcomer={isNewcomer} />
        {isSmall && <FeedEnd goalsOf={isEmpty ? memberId : null} />}
      </FeedLayout>
    </div>
  )
}

const isAtEndOf = ({ data, hasNextPage }: Feed) => data !== undefined && !hasNextPage

interface PostsProps {
  memberId: number
  list: Feed
  medium: Medium | null
  isNewcomer: boolean
}

/** The posts with what comes between and behind them. */
function Posts({ memberId, list, medium, isNewcomer }: PostsProps) {
  const isSmall = useIsSmallScreen()
  const near = useNearPosts(list)
  const { daysAfter, firstDay } = useFriendsDays(list, medium === null)
  return (
    <>
      <ReviewList
        list={list}
        view={medium ?? 'all'}
        words={homeTexts.homeFeed.countedPosts}
        skeleton={<ReviewCardSkeletons count={3} />}
        empty={
          <Suspense>
            <EmptyFeed hasDoors={medium === null} />
          </Suspense>
        }
        className={column['column']}
        renderItem={(id) => <ReviewCard id={id} />}
        placeholder={<ReviewCardSkeletons count={1} />}
        group={near.group}
        far={near}
        renderGroup={(ids) => <RatingStrip ids={ids} />}
        renderAfter={(index, groups) => (
          <BetweenPosts
            yearOf={index === 0 ? memberId : null}
            days={daysAfter.get(index) ?? noDays}
            friendsOn={isSmall ? placeOfFriends(index, firstDay) : null}
            goalsOf={isSmall && index === 0 ? memberId : null}
            withForYou={isSmall && index === Math.min(groups.length, 3) - 1}
          />
        )}
      />
      {isAtEndOf(list) && !near.hasFarPosts && (
        <>
          <AfterPosts
            days={daysAfter.get(-1) ?? noDays}
            friendsOn={isSmall ? placeOfFriends(-1, firstDay) : null}
          />
          <Suspense>
            <FeedBeyondFriends key={medium} medium={medium} hasWorks={!isNewcomer} />
          </Suspense>
        </>
      )}
    </>
  )
}

const noDays: readonly FriendsDay[] = []

/** On phones, the friends' progress is in their first day, or behind the first post. */
function placeOfFriends(index: number, firstDay: number | null | undefined): FriendsPlace | null {
  if (firstDay === index) return 'in-day'
  return firstDay === null && index === 0 ? 'own' : null
}

/** On phones the posts come first, or else the goals; the bar at the bottom edge has Rate, the account menu the feedback. */
function FeedEnd({ goalsOf }: { goalsOf: number | null }) {
  return (
    <div className={column['end']}>
      {goalsOf !== null && <GoalsOnHome memberId={goalsOf} />}
      <CreateRating />
      <FeedbackLink />
    </div>
  )
}
