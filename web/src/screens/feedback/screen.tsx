import { feedbackTexts } from '@medley/texts/feedback'
import { titled } from '../../product.ts'
import { Link, useSearchParams } from '../../lib/router/navigation.tsx'
import { FeedbackForm } from '../../features/feedback/feedback-form.tsx'
import { useMember } from '../../features/sessions/session.ts'
import { paths } from '../../paths.ts'
import { FormPage } from '../../ui/forms/form-page.tsx'
import styles from './feedback.module.css'

/** Open to members and visitors. */
export function Screen() {
  const isAdmin = useMember()?.isAdmin
  const [query] = useSearchParams()
  const given = query.get('objection') ?? ''
  const objection = /^\d{1,10}$/.test(given) ? Number(given) : undefined
  return (
    <FormPage title={feedbackTexts.title}>
      <title>{titled(feedbackTexts.title)}</title>
      <FeedbackForm key={objection} objection={objection} />
      {isAdmin && (
        <p className={styles['view']}>
          <Link to={paths.feedbackReview()}>{feedbackTexts.view}</Link>
        </p>
      )}
    </FormPage>
  )
}
