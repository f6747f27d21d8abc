import type { ImportContent } from '@medley/contract/import-values'
import { useState } from 'react'
import { useNavigate } from '../../lib/router/navigation.tsx'
import { logFailure } from '../../lib/log.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { FileDrop, showFileSize } from '../../ui/forms/file-drop.tsx'
import { LoadingNote } from '../../ui/feedback/skeleton.tsx'
import { useUpload } from './imports.calls.ts'
import { importsTexts, startTexts, uploadFailureText } from './imports.messages.ts'
import { contentOf } from './parts/file-content.ts'
import { type ChosenFile, FileStep } from './parts/file-step.tsx'
import { HowToExports } from './parts/how-to-exports.tsx'
import { PastImports } from './parts/past-imports.tsx'
import styles from './parts/imports.module.css'

const accepted =
  '.zip,.csv,.json,.xml,.gz,application/zip,text/csv,application/json,text/xml,application/gzip'

/**
 * Accepts exports of other services and lists earlier imports. A single Letterboxd CSV file is uploaded
 * after the member confirms its content type; all other files are uploaded immediately.
 */
export function ImportStart() {
  const upload = useUpload()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const [error, setError] = useState<string | null>(null)
  const read = async (files: File[], content?: ImportContent) => {
    setError(null)
    try {
      const { id } = await upload.mutateAsync({ files, content })
      navigate(paths.importData(id))
    } catch (failure) {
      setError(textOf(failure))
    }
  }
  const take = async (files: File[]) => {
    setError(null)
    const [file, second] = files
    const content = file && !second ? await contentOf(file) : null
    setChosen(file && content ? { file, content } : null)
    if (content === null) await read(files)
  }
  return (
    <div className={styles['stack']}>
      <Card>
        <div className={styles['stack']}>
          <FileDrop
            label={startTexts.files}
            {...describeDrop(chosen, upload.isPending)}
            accept={accepted}
            multiple
            busy={upload.isPending}
            error={error}
            onFiles={(files) => void take(files)}
          />
          {upload.isPending && <LoadingNote text={startTexts.reading} />}
          {chosen && (
            <FileStep
              chosen={chosen}
              busy={upload.isPending}
              onContent={(content) => setChosen({ ...chosen, content })}
              onUpload={() => void read([chosen.file], chosen.content)}
            />
          )}
          <HowToExports />
          <p className={styles['soft']}>{startTexts.privacy}</p>
        </div>
      </Card>
      <PastImports />
    </div>
  )
}

function describeDrop(chosen: ChosenFile | null, isReading: boolean) {
  if (chosen) {
    const size = showFileSize(chosen.file.size)
    return {
      title: chosen.file.name,
      detail: isReading ? startTexts.reading : startTexts.chooseAnother(size),
    }
  }
  return {
    title: isReading ? startTexts.reading : startTexts.drop,
    detail: isReading ? '' : startTexts.dropDetail,
  }
}

/** The reason if it concerns the files, else the generic text for a failed import. */
function textOf(failure: unknown): string {
  const text = uploadFailureText(failure)
  if (text === undefined) logFailure('The files could not be read', failure)
  return text ?? importsTexts.failed
}
