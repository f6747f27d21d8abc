import { workSuggestionsTexts } from '@medley/texts/work-suggestions'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import { countCodePoints, limits } from '@medley/contract/limits'
import { useState, type SubmitEvent } from 'react'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { suggestionFailure } from '../work-suggestions.calls.ts'

type SuggestionFormProps = {
  id: string
  label: string
  required: boolean
  /** The failure of the last attempt. */
  error: Error | null
  onSend: (comment: string) => void
}

/** The words of a suggestion; sent by a button outside the form. */
export function SuggestionForm({ id, label, required, error, onSend }: SuggestionFormProps) {
  const [comment, setComment] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const problem = problemOf(comment.trim(), required)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setHasTried(true)
    if (problem === undefined) onSend(comment.trim())
  }
  return (
    <form id={id} className={layout['stack-4']} onSubmit={submit} noValidate>
      <TextArea
        label={label}
        rows={4}
        value={comment}
        aria-required={required}
        onChange={(event) => setComment(event.target.value)}
        error={hasTried ? problem : undefined}
      />
      {error && (
        <p role="alert" className={typography['error']}>
          {suggestionFailure(error)}
        </p>
      )}
    </form>
  )
}

function problemOf(words: string, required: boolean): string | undefined {
  if (words === '' && required) return workSuggestionsTexts.required
  return countCodePoints(words) > limits.suggestionMax
    ? workSuggestionsTexts.tooLong({ max: limits.suggestionMax })
    : undefined
}
