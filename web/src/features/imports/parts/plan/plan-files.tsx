import { importsTexts } from '@medley/texts/imports'
import { importSourcesTexts } from '@medley/texts/import-sources'
import typography from '../../../../ui/layout/typography.module.css'
import type { ImportFile, OutcomeCounts } from '@medley/contract/transfer/import-values'
import { formatNumber } from '../../../../lib/locale.ts'
import { problemWords, reasonWords } from '../../import-words.ts'
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
      {unopened > 0 && (
        <p className={typography['soft-small']}>{importsTexts.unopened({ count: unopened })}</p>
      )}
      <details className={styles['details']} open={hasProblem}>
        <summary>
          {importsTexts.countFiles({ count: files.length })},{' '}
          {importsTexts.countRows({ count: total })}
        </summary>
        <ul className={styles['rows']} role="list">
          {files.map(({ name, source, rows, problem, unused }) => (
            <li key={name} className={styles['file']}>
              <span>
                <strong>{name}</strong>
                {source && (
                  <span className={typography['soft-small']}>
                    {' '}
                    {importSourcesTexts.names[source]}
                  </span>
                )}
              </span>
              {rows.total > 0 && (
                <span className={typography['soft-small']}>{showFates(rows)}</span>
              )}
              {unused && (
                <span className={typography['soft-small']}>
                  {unused.rows > 0
                    ? importsTexts.unused({ count: unused.rows, reason: reasonWords(unused) })
                    : reasonWords(unused)}
                </span>
              )}
              {problem && (
                <span className={typography['error-small-strong']}>
                  {problem.line !== null && importsTexts.problemLine({ line: problem.line })}
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
      ? `${formatNumber(rows[outcome])} ${importsTexts.outcomeNames[outcome].toLowerCase()}`
      : [],
  )
  return `${importsTexts.countRows({ count: rows.total })}: ${parts.join(', ')}`
}
