import { feedbackTexts } from '@medley/texts/feedback'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import type { FeedbackCategory } from '@medley/contract/administration/feedback'
import { countCodePoints, limits } from '@medley/contract/limits'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import type { Option } from '../../ui/forms/select.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { useSendFeedback } from './feedback.calls.ts'

const categories: readonly Option<FeedbackCategory>[] = [
  { value: 'Bug Report', label: feedbackTexts.categories['Bug Report'] },
  { value: 'Suggestion', label: feedbackTexts.categories.Suggestion },
]

/**
 * Sends a bug report or a suggestion; a dialog shows the outcome. `objection` is the id of a decision the
 * member objects to, or 0 for the suspension of their account.
 */
export function FeedbackForm({ objection }: { objection?: number | undefined }) {
  const isObjection = objection !== undefined
  const [category, setCategory] = useState<FeedbackCategory>(
    isObjection ? 'Suggestion' : 'Bug Report',
  )
  const [comment, setComment] = useState(
    isObjection ? feedbackTexts.objection({ id: objection }) : '',
  )
  const [field, setField] = useState<HTMLTextAreaElement | null>(null)
  const [isAnswerOpen, setIsAnswerOpen] = useState(false)
  const feedback = useSendFeedback({
    onSuccess: () => setComment(''),
    onSettled: () => setIsAnswerOpen(true),
  })
  const words = comment.trim()
  const isTooLong = countCodePoints(words) > limits.feedbackMax
  const canSend = hasVisibleSign(words) && !isTooLong
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (canSend && !feedback.isPending) feedback.mutate({ category, comment: words })
  }
  return (
    <form className={layout['stack-4']} onSubmit={submit}>
      <p className={typography['soft']}>{feedbackTexts.intro}</p>
      <RadioGroup
        label={feedbackTexts.category}
        options={categories}
        value={category}
        onChoose={setCategory}
      />
      <TextArea
        ref={setField}
        label={feedbackTexts.comments}
        rows={7}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        error={isTooLong ? feedbackTexts.tooLong({ max: limits.feedbackMax }) : undefined}
      />
      <Button type="submit" wide disabled={!canSend} loading={feedback.isPending}>
        {feedbackTexts.submit}
      </Button>
      <AnswerDialog
        open={isAnswerOpen}
        hasFailed={feedback.isError}
        returnTo={field}
        onClose={() => setIsAnswerOpen(false)}
      />
    </form>
  )
}

type AnswerDialogProps = {
  open: boolean
  hasFailed: boolean
  /** Receives the focus on closing, since the emptied form disables the submit button. */
  returnTo: Element | null
  onClose: () => void
}

function AnswerDialog({ open, hasFailed, returnTo, onClose }: AnswerDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      returnTo={returnTo}
      title={hasFailed ? feedbackTexts.failed : feedbackTexts.thanks}
      footer={<Button onClick={onClose}>{feedbackTexts.close}</Button>}
    >
      <p>{hasFailed ? feedbackTexts.failedDetail : feedbackTexts.thanksDetail}</p>
    </Dialog>
  )
}
