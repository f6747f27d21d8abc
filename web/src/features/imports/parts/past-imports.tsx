import { importsTexts } from '@medley/texts/imports'
import typography from '../../../ui/layout/typography.module.css'
import type { ImportSummary } from '@medley/contract/transfer/imports'
import { ChevronRight } from 'lucide-react'
import { joinFacts } from '../../../lib/facts.ts'
import { Link } from '../../../lib/router/navigation.tsx'
import { showPostingTime } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { countQuestions, isRunning, useImports } from '../imports.calls.ts'
import { showSources } from '../import-words.ts'
import { showWritten } from '../written-words.ts'
import styles from './imports.module.css'

/** Earlier imports, to continue or undo; renders nothing without any. */
export function PastImports() {
  const { data, isError, refetch, isFetching } = useImports()
  if (isError) {
    return (
      <ErrorState
        compact
        text={importsTexts.loadFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data || data.items.length === 0) return null
  return (
    <section className={styles['tight']} aria-labelledby="past-imports">
      <h2 id="past-imports" className={styles['heading']}>
        {importsTexts.start.pastImports}
      </h2>
      <ul className={styles['rows']} role="list">
        {data.items.map((each) => (
          <li key={each.id}>
            <Link className={styles['link']} to={paths.importData(each.id)}>
              <span className={styles['words']}>
                <strong>{showSources(each)}</strong>
                <span className={typography['soft-small']}>{summaryOf(each)}</span>
              </span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function summaryOf(summary: ImportSummary): string {
  const { state, timeCreated, progress } = summary
  const questions = countQuestions(summary) + summary.questions.score
  const facts = [showPostingTime(timeCreated), importsTexts.stateNames[state]]
  if (state === 'written') facts.push(showWritten(summary))
  if ((state === 'planned' || state === 'written') && questions > 0)
    facts.push(importsTexts.openQuestions({ count: questions }))
  if (isRunning(state) && state !== 'planning')
    facts.push(importsTexts.doneOf({ done: progress.done, total: progress.total }))
  return joinFacts(facts)
}
