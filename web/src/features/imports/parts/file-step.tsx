import type { ImportContent } from '@medley/contract/imports'
import { Upload } from 'lucide-react'
import { Button } from '../../../ui/forms/button.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import styles from './imports.module.css'

/** A single Letterboxd CSV file and its content type. */
export interface ChosenFile {
  file: File
  content: ImportContent
}

const contents: readonly { value: ImportContent; label: string }[] = [
  { value: 'review', label: 'Reviews and diary (reviews.csv, diary.csv)' },
  { value: 'rating', label: 'Ratings (ratings.csv)' },
  { value: 'watched', label: 'Watched films (watched.csv)' },
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
        This looks like a file from Letterboxd. Check what it holds, then upload it: nothing is
        saved before you have seen it.
      </p>
      <RadioGroup
        label="What the file holds"
        options={contents}
        value={chosen.content}
        onChoose={onContent}
        disabled={busy}
      />
      <Button type="submit" wide icon={<Upload aria-hidden="true" />} loading={busy}>
        Upload
      </Button>
    </form>
  )
}
