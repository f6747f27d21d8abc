import typography from '../../../../ui/layout/typography.module.css'
import type { ImportFile, OutcomeCounts } from '@medley/contract/transfer/import-values'
import { formatNumber } from '../../../../lib/locale.ts'
import { problemWords, reasonWords } from '../../import-words.ts'
import { importsTexts as texts, outcomeNames, importSourceTexts } from '../../imports.messages.ts'
import styles from '../imports.module.css'

interface PlanFilesProps {
  files: readonly ImportFile[]
  /** The sum of their rows. */
  rows: number
}

/** Every file with its row totals. */
export function PlanFiles({ files, rows: total }: PlanFilesProps) {
  const hasProblem = files.some(({ problem }) => problem)
  const unopened = files.filter(({ unused }) => unused?.code === 'privateAtTvTime').length
  return (
    <>
      {unopened > 0 && <p className={typography['soft-small']}>{texts.unopened(unopened)}</p>}
      <details className={styles['details']} open={hasProblem}>
        <summary>
          {texts.countFiles(files.length)}, {texts.countRows(total)}
        </summary>
        <ul className={styles['rows']} role="list">
          {files.map(({ name, source, rows, problem, unused }) => (
            <li key={name} className={styles['file']}>
              <span>
                <strong>{name}</strong>
                {source && (
                  <span className={typography['soft-small']}>
                    {' '}
                    {importSourceTexts.names[source]}
                  </span>
                )}
              </span>
              {rows.total > 0 && (
                <span className={typography['soft-small']}>{showFates(rows)}</span>
              )}
              {unused && (
                <span className={typography['soft-small']}>
                  {unused.rows > 0
                    ? texts.unused(unused.rows, reasonWords(unused))
                    : reasonWords(unused)}
                </span>
              )}
              {problem && (
                <span className={typography['error-small-strong']}>
                  {problem.line !== null && texts.problemLine(problem.line)}
                  {problemWords(problem)}
                </span>
              )}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

const outcomes = ['new', 'changed', 'here', 'choice', 'leftOut'] as const

/** "12 rows: 10 new, 2 left out" */
function showFates(rows: OutcomeCounts): string {
  const parts = outcomes.flatMap((outcome) =>
    rows[outcome] > 0
      ? `${formatNumber(rows[outcome])} ${outcomeNames[outcome].toLowerCase()}`
      : [],
  )
  return `${texts.countRows(rows.total)}: ${parts.join(', ')}`
}
