import { feedbackTexts } from '@medley/texts/feedback'
import { MessageSquareText } from 'lucide-react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import styles from './feedback-link.module.css'

/** Link to the feedback form, as a discreet line under other cards. */
export function FeedbackLink() {
  return (
    <Link to={paths.feedback()} className={styles['link']}>
      <MessageSquareText aria-hidden="true" />
      {feedbackTexts.feedbackLink.provide}
    </Link>
  )
}
