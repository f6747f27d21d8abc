import { importsTexts } from '@medley/texts/imports'
import typography from '../../../ui/layout/typography.module.css'
import type { ImportContent } from '@medley/contract/transfer/import-values'
import { Upload } from 'lucide-react'
import { Button } from '../../../ui/forms/button.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import type { FileQuestion } from './ask-first.ts'
import styles from './imports.module.css'

const contents: readonly { value: ImportContent; label: string }[] = [
  { value: 'review', label: importsTexts.start.contents.review },
  { value: 'rating', label: importsTexts.start.contents.rating },
  { value: 'watched', label: importsTexts.start.contents.watched },
]

type FileStepProps = {
  question: FileQuestion
  busy: boolean
  onAnswer: (question: FileQuestion) => void
  onUpload: () => void
}

/** Asks what only the member knows of a file; the likeliest answer is preselected. */
export function FileStep({ question, busy, onAnswer, onUpload }: FileStepProps) {
  return (
    <form
      className={styles['tight']}
      onSubmit={(event) => {
        event.preventDefault()
        onUpload()
      }}
    >
      <p className={typography['soft-small']} role="status">
        {importsTexts.start.recognised[question.about]}
      </p>
      {question.about === 'content' ? (
        <RadioGroup
          label={importsTexts.start.content}
          options={contents}
          value={question.content}
          onChoose={(content) => onAnswer({ ...question, content })}
          disabled={busy}
        />
      ) : (
        <RadioGroup
          label={importsTexts.start.profile}
          options={question.profiles.map((value) => ({ value, label: value }))}
          value={question.profile}
          onChoose={(profile) => onAnswer({ ...question, profile })}
          disabled={busy}
        />
      )}
      <Button type="submit" wide icon={<Upload aria-hidden="true" />} loading={busy}>
        {importsTexts.start.upload}
      </Button>
    </form>
  )
}
