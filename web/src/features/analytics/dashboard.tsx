import { feedbackTexts } from '@medley/texts/feedback'
import { bulkEmailTexts } from '@medley/texts/bulk-email'
import { analyticsTexts } from '@medley/texts/analytics'
import type { ReactNode } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { ReportsLink } from '../moderation/reports-link.tsx'
import {
  useMonthlyUserCount,
  useRecentReviewCount,
  useReviewCount,
  useUserCount,
} from './analytics.calls.ts'
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
        {analyticsTexts.title}
      </PageHeading>
      {contents}
      <section className={styles['tiles']} aria-label={analyticsTexts.numbers}>
        <Tile label={analyticsTexts.users} detail={analyticsTexts.usersDetail} count={users} />
        <Tile
          label={analyticsTexts.monthlyUsers}
          detail={analyticsTexts.monthlyUsersDetail}
          count={monthlyUsers}
        />
        <Tile
          label={analyticsTexts.reviews}
          detail={analyticsTexts.reviewsDetail}
          count={{ ...reviews, data: reviews.data?.total }}
        />
        <Tile
          label={analyticsTexts.recentReviews}
          detail={analyticsTexts.recentReviewsDetail}
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
