import { lazy, Suspense } from 'react'
import { loadChunk } from '../../lib/loading/load-chunk.ts'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { FeedLayout } from '../../ui/layout/page.tsx'
import { loadForYou } from './for-you-later.tsx'
import { FeedbackLink } from '../../features/feedback/feedback-link.tsx'
import { AfterPosts, BetweenPosts } from './between-posts.tsx'
import { CreateRating } from './create-rating.tsx'
import { FeedFilter } from './feed-filter.tsx'
import { ReviewCardSkeletons } from '../../features/review-cards/review-card-skeleton.tsx'
import column from '../../features/review-cards/review-column.module.css'
import { ReviewCard } from '../../features/review-cards/review-card.tsx'
import { RatingStrip } from './rating-strip.tsx'
import { ReviewList } from '../../features/review-cards/review-list.tsx'
import { homeFeedTexts } from './home.messages.ts'
import { idsOf } from '../../features/reviews/reviews.calls.ts'
import { type HomeSlot, inOrder, Slots } from '../../slots.tsx'
import { useFriendsDays } from './use-friends-days.ts'
import { useNearPosts } from './use-near-posts.ts'
import { useHomeFeed } from './use-home-feed.ts'

const FeedBeyondFriends = lazy(async () => ({ default: await loadChunk(loadMore) }))

const ForYou = lazy(async () => ({ default: await loadChunk(loadForYou) }))

const topSlots = inOrder(
  import.meta.glob<HomeSlot>('../../features/*/*.home.slot.ts', { eager: true, import: 'slot' }),
)

async function loadCard() {
  return (await import('../../features/welcome/welcome-card.tsx')).WelcomeCard
}

async function loadMore() {
  return (await import('./feed-beyond-friends.tsx')).FeedBeyondFriends
}

// Beside the posts, and where there are none.
const SuggestionsList = lazy(async () => ({ default: await loadChunk(loadSuggestions) }))
const EmptyFeed = lazy(async () => ({ default: await loadChunk(loadEmpty) }))

async function loadSuggestions() {
  return (await import('../../features/friendships/suggestions-list.tsx')).SuggestionsList
}

/** Together with the card above it, which would otherwise move it down. */
async function loadEmpty() {
  const [{ EmptyFeed: part }] = await Promise.all([import('./empty-feed.tsx'), loadCard()])
  return part
}

/** Reviews by the member and their friends, newest first. */
export function HomeFeed({ memberId }: { memberId: number }) {
  const { list, medium, choose } = useHomeFeed()
  const isSmall = useIsSmallScreen()
  const isAtEnd = list.data !== undefined && !list.hasNextPage
  const near = useNearPosts(list)
  const isEmpty = isAtEnd && idsOf(list.data)?.length === 0
  const daysAfter = useFriendsDays(list, medium === null)
  const filter = <FeedFilter medium={medium} onChoose={choose} />
  return (
    <FeedLayout
      highSide
      side={
        isSmall ? (
          filter
        ) : (
          <>
            <CreateRating />
            {filter}
            <Suspense>
              <ForYou isBeside />
            </Suspense>
            <FeedbackLink />
          </>
        )
      }
      extra={
        !isSmall && (
          <Suspense>
            <SuggestionsList besideRecommended={isEmpty} />
          </Suspense>
        )
      }
    >
      <Slots slots={topSlots} props={{ memberId }} />
      <ReviewList
        list={list}
        view={medium ?? 'all'}
        words={homeFeedTexts.countedPosts}
        skeleton={<ReviewCardSkeletons count={3} />}
        empty={
          <Suspense>
            <EmptyFeed />
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
            days={daysAfter.get(index)}
            withForYou={isSmall && index === Math.min(groups.length, 2) - 1}
          />
        )}
      />
      {isAtEnd && !near.hasFarPosts && (
        <>
          <AfterPosts days={daysAfter.get(-1) ?? []} />
          <Suspense>
            <FeedBeyondFriends key={medium} medium={medium} />
          </Suspense>
        </>
      )}
      {isSmall && <FeedEnd />}
    </FeedLayout>
  )
}

/** On phones the posts come first; the bar at the bottom edge has Rate, the account menu the feedback. */
function FeedEnd() {
  return (
    <div className={column['end']}>
      <CreateRating />
      <FeedbackLink />
    </div>
  )
}
