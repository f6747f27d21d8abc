import { Upload } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { isApiError } from '../../../lib/api.ts'
import { logFailure } from '../../../lib/log.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { type ExportKind, recogniseFile } from '../export-file.ts'
import type { ReadFile } from '../import-state.ts'
import { type Progress, readFile } from '../letterboxd-import.calls.ts'
import { importTexts } from '../letterboxd-import.messages.ts'
import { FilePicker } from './file-picker.tsx'
import { HowToExport } from './how-to-export.tsx'
import styles from './wizard.module.css'

const kinds: readonly { value: ExportKind; label: string }[] = [
  { value: 'review', label: 'Reviews and diary (reviews.csv, diary.csv)' },
  { value: 'rating', label: 'Ratings (ratings.csv)' },
  { value: 'watched', label: 'Watched films (watched.csv)' },
]

/** Takes a file and its kind, and has it read. */
export function UploadStep({ onRead }: { onRead: (read: ReadFile) => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [kind, setKind] = useState<ExportKind>('review')
  const [remark, setRemark] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)

  const choose = async (chosen: File) => {
    setFile(chosen)
    setError(null)
    const recognised = await recogniseFile(chosen)
    setRemark(recognised.remark)
    if (recognised.kind) setKind(recognised.kind)
  }
  const upload = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (progress) return
    if (!file) return setError(importTexts.noFile)
    setError(null)
    setProgress({ done: 0, total: 1 })
    try {
      const read = await readFile(file, kind, setProgress)
      if (isEmpty(read)) setError(importTexts.nothingFound)
      else onRead(read)
    } catch (failure) {
      setError(failureText(failure))
    }
    setProgress(null)
  }

  return (
    <div className={styles['step']}>
      <HowToExport />
      <Card>
        <form className={styles['form']} onSubmit={(event) => void upload(event)}>
          <FilePicker
            file={file}
            remark={remark}
            error={error}
            onFile={(chosen) => void choose(chosen)}
          />
          <RadioGroup label="What the file holds" options={kinds} value={kind} onChoose={setKind} />
          <Button
            type="submit"
            wide
            icon={<Upload aria-hidden="true" />}
            loading={progress !== null}
          >
            Upload
          </Button>
          <p className={styles['progress']} role="status">
            {progress && progressText(progress)}
          </p>
        </form>
      </Card>
    </div>
  )
}

function progressText({ done, total }: Progress): string {
  return total === 1 ? 'Looking for your films…' : `Reading part ${done + 1} of ${total}…`
}

function isEmpty({ confirmed, clarifications, rejected }: ReadFile): boolean {
  return confirmed.length + clarifications.length + rejected.length === 0
}

/** What the server says about the file; for anything else the text of a failed import. */
function failureText(failure: unknown): string {
  const isAboutFile = isApiError(
    failure,
    'validation_error',
    'unsupported_file_type',
    'file_too_large',
  )
  if (isAboutFile) return failure.message
  logFailure('The file could not be read', failure)
  return importTexts.failed
}
