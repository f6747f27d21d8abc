import { importMessagesTexts } from '@medley/texts/import-messages'
import { importsTexts } from '@medley/texts/imports'
import { tableTexts } from '@medley/texts/table'
import typography from '../../../../ui/layout/typography.module.css'
import type { TableColumns, TableMapping } from '@medley/contract/transfer/import-tables'
import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { writeImportMessage } from '@medley/messages/import-messages'
import { ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { logFailure } from '../../../../lib/log.ts'
import { useFocusOnChange } from '../../../../lib/focus/use-focus-on-change.ts'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../../ui/forms/button.tsx'
import { Hint } from '../../../../ui/overlays/hint.tsx'
import { failureWords } from '../../import-words.ts'
import { dropUnreadable, useUpload } from '../../imports.calls.ts'
import { useTable } from '../../table.calls.ts'
import styles from '../imports.module.css'
import { ColumnMeanings } from './column-meanings.tsx'
import { LandingRows } from './landing-rows.tsx'
import { TableQuestions } from './table-questions.tsx'

type TableStepProps = { file: File; onPlanned: (id: number) => void; onBack: () => void }

/** Asks what the columns of a member's own table mean, and shows what becomes of its rows. */
export function TableStep({ file, onPlanned, onBack }: TableStepProps) {
  const [chosen, setChosen] = useState<TableMapping | null>(null)
  const { data, error, isPlaceholderData, isFetching, refetch } = useTable(file, chosen)
  if (!data) {
    if (error) {
      return (
        <ErrorState
          text={failureWords(error) ?? importsTexts.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )
    }
    return (
      <>
        <LoadingNote />
        <Skeleton height="20rem" />
      </>
    )
  }
  // The words of a column come with the answer.
  const mapping = isPlaceholderData && chosen ? chosen : data.mapping
  return (
    <Described
      file={file}
      table={data}
      mapping={mapping}
      busy={isPlaceholderData}
      failure={error}
      onMapping={setChosen}
      onPlanned={onPlanned}
      onBack={onBack}
    />
  )
}

type DescribedProps = TableStepProps & {
  table: TableColumns
  mapping: TableMapping
  /** The rows are still those of another mapping. */
  busy: boolean
  failure: Error | null
  onMapping: (mapping: TableMapping) => void
}

function Described(props: DescribedProps) {
  const { file, table, mapping, busy, failure, onMapping, onPlanned, onBack } = props
  const upload = useUpload()
  const [listTitle, setListTitle] = useState(() => mapping.list ?? titleOf(file))
  const frame = useRef<HTMLFormElement>(null)
  useFocusOnChange(frame, file.name)
  const [missing] = table.asks
  const isReady = missing === undefined && !busy
  const submit = () => {
    if (!isReady) return
    upload.mutate(
      { files: [file], mapping: JSON.stringify(withListTitle(mapping, listTitle)) },
      {
        onSuccess: ({ id }) => onPlanned(id),
        onError: (error) => {
          logFailure('The table could not be imported', error)
          void dropUnreadable(error)
        },
      },
    )
  }
  const problem = upload.error ?? failure
  return (
    <form
      ref={frame}
      className={styles['stack']}
      tabIndex={-1}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Lead file={file} table={table} />
      <ColumnMeanings table={table} mapping={mapping} onMapping={onMapping} />
      <TableQuestions
        table={table}
        mapping={mapping}
        listTitle={listTitle}
        onListTitle={setListTitle}
        onMapping={onMapping}
      />
      <LandingRows table={table} busy={busy} />
      {problem && (
        <p className={typography['error-small-strong']} role="alert">
          {failureWords(problem) ?? importsTexts.failed}
        </p>
      )}
      <div className={styles['actions']}>
        <Button kind="quiet" aria-disabled={upload.isPending} onClick={onBack}>
          {tableTexts.back}
        </Button>
        <Hint text={missing && tableTexts.asks[missing]}>
          <Button
            type="submit"
            icon={<ArrowRight aria-hidden="true" />}
            aria-disabled={!isReady}
            loading={upload.isPending}
          >
            {tableTexts.goOn}
          </Button>
        </Hint>
      </div>
    </form>
  )
}

/** The name of a file without its ending, as the title of a list. */
function titleOf({ name }: File): string {
  return cutText(name.replace(/\.\w+$/, ''), limits.listTitleMax)
}

/** The title that was written last; the rows as they land do not depend on it. */
function withListTitle(mapping: TableMapping, title: string): TableMapping {
  return mapping.list === null ? mapping : { ...mapping, list: title.trim() || mapping.list }
}

function Lead({ file, table }: { file: File; table: TableColumns }) {
  const { problem } = table
  return (
    <div className={styles['tight']}>
      <h2 className={styles['stepTitle']}>{tableTexts.heading}</h2>
      <p className={typography['soft-small']}>{tableTexts.lead({ file: file.name })}</p>
      {table.isRemembered && (
        <p className={typography['soft-small']} role="status">
          {tableTexts.remembered}
        </p>
      )}
      {problem && (
        <p className={typography['soft-small']}>
          {problem.line !== null && importsTexts.problemLine({ line: problem.line })}
          {writeImportMessage(importMessagesTexts, problem)}
        </p>
      )}
    </div>
  )
}
