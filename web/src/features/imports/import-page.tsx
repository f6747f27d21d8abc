import { importsTexts } from '@medley/texts/imports'
import layout from '../../ui/layout/layout.module.css'
import type { ImportContent } from '@medley/contract/transfer/import-values'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import { useRef, useState } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { isApiError } from '../../lib/api.ts'
import { formatList } from '../../lib/locale.ts'
import { useFocusOnChange } from '../../lib/focus/use-focus-on-change.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { isRunning, useImport } from './imports.calls.ts'
import { showSources, uploadProblemWords } from './import-words.ts'
import { ImportEnd } from './parts/import-end.tsx'
import { ImportSteps } from './parts/import-steps.tsx'
import { ImportProgress } from './parts/import-progress.tsx'
import styles from './parts/imports.module.css'
import { PlanOverview } from './parts/plan/plan-overview.tsx'
import { PlanQuestions } from './parts/plan/plan-questions.tsx'
import type { Asking } from './parts/plan/use-questions.ts'

/** One import: its plan, open questions, progress or result. */
export function ImportPage({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useImport(id)
  if (data) return <Loaded details={data} />
  if (isApiError(error, 'import_not_found')) return <Missing />
  if (error) {
    return (
      <ErrorState
        whole
        text={importsTexts.loadFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return (
    <div className={styles['stack']}>
      <LoadingNote heading />
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton height="6rem" />
      <Skeleton height="12rem" />
    </div>
  )
}

function Missing() {
  return (
    <EmptyState
      whole
      text={importsTexts.missing}
      detail={importsTexts.missingDetail}
      actions={
        <Link className={buttonClass('quiet')} to={paths.importData()}>
          {importsTexts.importElse}
        </Link>
      }
    />
  )
}

function Loaded({ details }: { details: ImportDetails }) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const content = singleContentOf(details)
  const { state } = details
  const frame = useRef<HTMLDivElement>(null)
  useFocusOnChange(frame, `${state} ${asking}`)
  return (
    <div ref={frame} className={styles['stack']} tabIndex={-1}>
      <PageHeading lead={leadOf(details)}>{headingOf(details, asking)}</PageHeading>
      {state === 'planned' && (
        <Plan details={details} content={content} asking={asking} onAsk={setAsking} />
      )}
      {isRunning(state) && <ImportProgress details={details} />}
      {state === 'failed' && <Failed details={details} />}
      {state === 'written' && asking && (
        <PlanQuestions details={details} about={asking} onDone={() => setAsking(null)} />
      )}
      {(state === 'undone' || (state === 'written' && !asking)) && (
        <ImportEnd details={details} onAsk={setAsking} />
      )}
    </div>
  )
}

/** Files of which no plan could be made. */
function Failed({ details: { problem } }: { details: ImportDetails }) {
  return (
    <Card>
      <div className={styles['tight']}>
        <p role="alert">{problem ? uploadProblemWords(problem) : importsTexts.failed}</p>
        <div className={layout['wrap-3']}>
          <Link className={buttonClass('primary')} to={paths.importData()}>
            {importsTexts.importElse}
          </Link>
        </div>
      </div>
    </Card>
  )
}

function headingOf(details: ImportDetails, asking: Asking | null): string {
  const { state } = details
  if (state === 'planned' && singleContentOf(details)) return importsTexts.singleTitle
  return state === 'written' && asking ? importsTexts.askingTitle : importsTexts.headings[state]
}

type PlanProps = {
  details: ImportDetails
  content: ImportContent | null
  asking: Asking | null
  onAsk: (asking: Asking | null) => void
}

/** A plan: steps for a single Letterboxd file, overview and questions for all others. */
function Plan({ details, content, asking, onAsk }: PlanProps) {
  if (content) return <ImportSteps details={details} content={content} />
  if (asking) return <PlanQuestions details={details} about={asking} onDone={() => onAsk(null)} />
  return <PlanOverview details={details} onAsk={onAsk} />
}

/** Content type of a single Letterboxd file, which is imported step by step; null for all other imports. */
function singleContentOf({ files }: ImportDetails): ImportContent | null {
  const [file, second] = files
  return file && !second ? file.content : null
}

/** More names of files than these say less than their number. */
const namedMax = 3

const fileName = ({ name }: ImportDetails['files'][number]) => name

/** "ratings.csv" while it is read, then "Letterboxd", or "Letterboxd, diary.csv: reviews and diary". */
function leadOf(details: ImportDetails): string {
  const content = singleContentOf(details)
  const sources = showSources(details)
  const { state, files } = details
  if (state === 'planning' && files.length <= namedMax) return formatList(files.map(fileName))
  return content
    ? importsTexts.singleFile({ sources, file: details.files[0]?.name ?? '', content })
    : sources
}
