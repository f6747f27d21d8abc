import type { ReactNode } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { bulkEmailTexts } from '../bulk-email/bulk-email.messages.ts'
import { ReportsLink } from '../moderation/reports-link.tsx'
import { feedbackTexts } from '../feedback/feedback.messages.ts'
import {
  useMonthlyUserCount,
  useRecentReviewCount,
  useReviewCount,
  useUserCount,
} from './analytics.calls.ts'
import { analyticsTexts as texts } from './analytics.messages.ts'
import styles from './dashboard.module.css'
import { GrowthCard } from './parts/growth-card.tsx'
import { MediumCounts } from './parts/medium-counts.tsx'
import { Tile } from './parts/tile.tsx'

/** Admin dashboard: user and review counts, user growth, and links to admin tools. `contents` lists the cards below. */
export function Dashboard({ contents }: { contents?: ReactNode }) {
  const users = useUserCount()
  const monthlyUsers = useMonthlyUserCount()
  const reviews = useReviewCount()
  const recentReviews = useRecentReviewCount()
  return (
    <>
      <PageHeading
        actions={
          <>
            <ReportsLink />
            <Link className={buttonClass('quiet')} to={paths.feedbackReview()}>
              {feedbackTexts.view}
            </Link>
            <Link className={buttonClass('quiet')} to={paths.bulkEmail()}>
              {bulkEmailTexts.title}
            </Link>
          </>
        }
      >
        {texts.title}
      </PageHeading>
      {contents}
      <section className={styles['tiles']} aria-label={texts.numbers}>
        <Tile label={texts.users} detail={texts.usersDetail} count={users} />
        <Tile label={texts.monthlyUsers} detail={texts.monthlyUsersDetail} count={monthlyUsers} />
        <Tile
          label={texts.reviews}
          detail={texts.reviewsDetail}
          count={{ ...reviews, data: reviews.data?.total }}
        />
        <Tile
          label={texts.recentReviews}
          detail={texts.recentReviewsDetail}
          count={recentReviews}
        />
      </section>
      <div className={styles['columns']}>
        <GrowthCard />
        <MediumCounts reviews={reviews} />
      </div>
    </>
  )
}
