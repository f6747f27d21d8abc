import { FeedbackForm } from '../features/feedback/feedback-form.tsx'
import { feedbackTexts } from '../features/feedback/feedback.messages.ts'
import { FormPage } from '../ui/form-page.tsx'

/** Open to everybody, members or not. */
export function FeedbackScreen() {
  return (
    <FormPage title={feedbackTexts.title}>
      <title>Feedback · Medley</title>
      <FeedbackForm />
    </FormPage>
  )
}
