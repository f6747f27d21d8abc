import type { ImportContent } from '@medley/contract/import-values'
import { Upload } from 'lucide-react'
import { Button } from '../../../ui/forms/button.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import styles from './imports.module.css'
import { startTexts as texts } from '../imports.messages.ts'

/** A single Letterboxd CSV file and its content type. */
export interface ChosenFile {
  file: File
  content: ImportContent
}

const contents: readonly { value: ImportContent; label: string }[] = [
  { value: 'review', label: texts.contents.review },
  { value: 'rating', label: texts.contents.rating },
  { value: 'watched', label: texts.contents.watched },
]

type FileStepProps = {
  chosen: ChosenFile
  busy: boolean
  onContent: (content: ImportContent) => void
  onUpload: () => void
}

/** Asks for a single file's content type; preselected from its columns. */
export function FileStep({ chosen, busy, onContent, onUpload }: FileStepProps) {
  return (
    <form
      className={styles['tight']}
      onSubmit={(event) => {
        event.preventDefault()
        onUpload()
      }}
    >
      <p className={styles['soft']} role="status">
        {texts.isLetterboxd}
      </p>
      <RadioGroup
        label={texts.content}
        options={contents}
        value={chosen.content}
        onChoose={onContent}
        disabled={busy}
      />
      <Button type="submit" wide icon={<Upload aria-hidden="true" />} loading={busy}>
        {texts.upload}
      </Button>
    </form>
  )
}
