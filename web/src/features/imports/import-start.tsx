import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { LoadingNote } from '../../ui/skeleton.tsx'
import { useUpload } from './imports.calls.ts'
import { importsTexts } from './imports.messages.ts'
import { HowToExports } from './parts/how-to-exports.tsx'
import { PastImports } from './parts/past-imports.tsx'
import styles from './parts/imports.module.css'

const accepted = '.zip,.csv,.json,application/zip,text/csv,application/json'

/** Takes the exports of other services, and shows what was brought before. */
export function ImportStart() {
  const upload = useUpload()
  const navigate = useNavigate()
  const [error, setError] = useState<string | null>(null)
  const read = async (files: File[]) => {
    setError(null)
    try {
      const { id } = await upload.mutateAsync(files)
      await navigate(paths.importData(id))
    } catch (failure) {
      setError(textOf(failure))
    }
  }
  return (
    <div className={styles['stack']}>
      <Card>
        <div className={styles['stack']}>
          <FileDrop
            label="Export files"
            title={upload.isPending ? importsTexts.reading : 'Drop your export here'}
            detail="or choose it: the whole ZIP, or any CSV or JSON file inside"
            accept={accepted}
            multiple
            busy={upload.isPending}
            error={error}
            onFiles={(files) => void read(files)}
          />
          {upload.isPending && <LoadingNote text={importsTexts.reading} />}
          <HowToExports />
          <p className={styles['soft']}>{importsTexts.privacy}</p>
        </div>
      </Card>
      <PastImports />
    </div>
  )
}

/** What the server says about the files; for anything else the text of a failed import. */
function textOf(failure: unknown): string {
  const isAboutFiles = isApiError(
    failure,
    'validation_error',
    'unsupported_file_type',
    'file_too_large',
    'rate_limited',
  )
  if (isAboutFiles) return failure.message
  logFailure('The files could not be read', failure)
  return importsTexts.failed
}
