import { importsTexts } from '@medley/texts/imports'
import typography from '../../ui/layout/typography.module.css'
import type { ImportSource } from '@medley/contract/transfer/import-sources'
import { useState } from 'react'
import { useNavigate } from '../../lib/router/navigation.tsx'
import { logFailure } from '../../lib/log.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { FileDrop, showFileSize } from '../../ui/forms/file-drop.tsx'
import { LoadingNote } from '../../ui/feedback/skeleton.tsx'
import { dropUnreadable, useUpload } from './imports.calls.ts'
import { failureWords } from './import-words.ts'
import { answerOf, type FileQuestion, questionAbout } from './parts/ask-first.ts'
import { FileStep } from './parts/file-step.tsx'
import { PastImports } from './parts/past-imports.tsx'
import { TableStep } from './parts/table/table-step.tsx'
import { isTable, mayBeOwnTable } from './table.calls.ts'
import { WhereFrom } from './parts/where-from.tsx'
import styles from './parts/imports.module.css'

const accepted =
  '.zip,.csv,.tsv,.txt,.json,.jsonl,.ndjson,.xml,.opml,.gz,application/zip,text/csv,text/tab-separated-values,application/json,text/xml,application/gzip'

/** Files about which the member is asked something before they are uploaded. */
interface Asked {
  files: readonly File[]
  question: FileQuestion
}

/**
 * Accepts exports of other services and lists earlier imports. Files that say all themselves are uploaded at once,
 * others after the member has answered the question about them.
 */
export function ImportStart({ from }: { from: ImportSource | null }) {
  const upload = useUpload()
  const navigate = useNavigate()
  const [source, setSource] = useState(from)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [table, setTable] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const read = (files: readonly File[], question: FileQuestion | null) => {
    setError(null)
    // Who leaves the page meanwhile stays where they are, and finds the import in the list.
    upload.mutate(
      { files, ...answerOf(question) },
      { onSuccess: ({ id }) => navigate(paths.importData(id)), onError: (one) => tell(one, files) },
    )
  }
  const tell = (failure: Error, [file, second]: readonly File[]) => {
    if (file && !second && mayBeOwnTable(failure, file)) setTable(file)
    else setError(textOf(failure))
    void dropUnreadable(failure)
  }
  const take = async (files: readonly File[]) => {
    setError(null)
    const [file, second] = files
    if (source === 'table' && file && !second && isTable(file)) return setTable(file)
    const question = await questionAbout(files)
    setAsked(question && { files, question })
    if (!question) read(files, null)
  }
  if (table) {
    return (
      <Card>
        <TableStep
          file={table}
          onPlanned={(id) => navigate(paths.importData(id))}
          onBack={() => setTable(null)}
        />
      </Card>
    )
  }
  return (
    <div className={styles['stack']}>
      <Card>
        <div className={styles['stack']}>
          <WhereFrom source={source} onSource={setSource} />
          <FileDrop
            label={importsTexts.start.files}
            {...describeDrop(asked?.files[0], upload.isPending)}
            accept={accepted}
            multiple
            busy={upload.isPending}
            error={error}
            onFiles={(files) => void take(files)}
          />
          {upload.isPending && <LoadingNote text={importsTexts.start.reading} />}
          {asked && (
            <FileStep
              question={asked.question}
              busy={upload.isPending}
              onAnswer={(question) => setAsked({ ...asked, question })}
              onUpload={() => read(asked.files, asked.question)}
            />
          )}
          <p className={typography['soft-small']}>{importsTexts.start.privacy}</p>
        </div>
      </Card>
      <PastImports />
    </div>
  )
}

function describeDrop(chosen: File | undefined, isReading: boolean) {
  if (chosen) {
    const size = showFileSize(chosen.size)
    return {
      title: chosen.name,
      detail: isReading ? importsTexts.start.reading : importsTexts.start.chooseAnother({ size }),
    }
  }
  return {
    title: isReading ? importsTexts.start.reading : importsTexts.start.drop,
    detail: isReading ? '' : importsTexts.start.dropDetail,
  }
}

/** The reason if it concerns the files, else the generic text for a failed import. */
function textOf(failure: unknown): string {
  const text = failureWords(failure)
  if (text === undefined) logFailure('The files could not be read', failure)
  return text ?? importsTexts.failed
}
