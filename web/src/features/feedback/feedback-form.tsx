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
import { feedbackTexts as texts } from './feedback.messages.ts'

const categories: readonly Option<FeedbackCategory>[] = [
  { value: 'Bug Report', label: texts.categories['Bug Report'] },
  { value: 'Suggestion', label: texts.categories.Suggestion },
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
  const [comment, setComment] = useState(isObjection ? texts.objection(objection) : '')
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
      <p className={typography['soft']}>{texts.intro}</p>
      <RadioGroup
        label={texts.category}
        options={categories}
        value={category}
        onChoose={setCategory}
      />
      <TextArea
        ref={setField}
        label={texts.comments}
        rows={7}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        error={isTooLong ? texts.tooLong(limits.feedbackMax) : undefined}
      />
      <Button type="submit" wide disabled={!canSend} loading={feedback.isPending}>
        {texts.submit}
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
      title={hasFailed ? texts.failed : texts.thanks}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p>{hasFailed ? texts.failedDetail : texts.thanksDetail}</p>
    </Dialog>
  )
}
