import { feedbackTexts } from '@medley/texts/feedback'
import { titled } from '../../product.ts'
import { Navigate } from '../../lib/router/navigation.tsx'
import { FeedbackReview } from '../../features/feedback/feedback-review.tsx'
import { useMember } from '../../features/sessions/session.ts'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** Admins only; everyone else gets page-not-found. */
export function Screen() {
  if (!useMember()?.isAdmin) return <Navigate to={paths.pageNotFound()} replace />
  return (
    <Page width="reading">
      <title>{titled(feedbackTexts.review)}</title>
      <PageHeading>{feedbackTexts.review}</PageHeading>
      <FeedbackReview />
    </Page>
  )
}
