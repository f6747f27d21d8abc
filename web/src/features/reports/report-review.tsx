import { sessionsTexts } from '@medley/texts/sessions'
import { reportsTexts } from '@medley/texts/reports'
import { useState } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { Hint } from '../../ui/overlays/hint.tsx'
import { useMember } from '../sessions/session.ts'
import { ReportPopup } from './report-popup.tsx'
import styles from './report-review.module.css'

/** Quiet button that reports a review; renders nothing for its author. */
export function ReportReview({ review }: { review: { id: number; author: { id: number } } }) {
  const member = useMember()
  const [isOpen, setIsOpen] = useState(false)
  if (member?.id === review.author.id) return null
  return (
    <>
      <Hint text={member ? undefined : sessionsTexts.visitor.logInToInteract}>
        <Button
          kind="link"
          className={styles['report']}
          aria-disabled={member === null}
          onClick={() => setIsOpen(true)}
        >
          {reportsTexts.report}
        </Button>
      </Hint>
      <ReportPopup
        open={isOpen}
        type="review"
        itemId={review.id}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
