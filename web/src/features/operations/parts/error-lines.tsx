import { operationsTexts } from '@medley/texts/operations'
import typography from '../../../ui/layout/typography.module.css'
import type { ServerError } from '@medley/contract/administration/operations'
import { showPostingTime } from '../../../lib/time/dates.ts'
import { FactLine } from '../../../ui/lists/fact-line.tsx'
import styles from '../operations-card.module.css'

/** The errors of the past day, by what the log said, where and how often. */
export function ErrorLines({ errors }: { errors: readonly ServerError[] }) {
  return (
    <section aria-label={operationsTexts.errors} className={styles['part']}>
      <h3 className={typography['medium-strong']}>{operationsTexts.errors}</h3>
      {errors.length === 0 ? (
        <p className={styles['detail']}>{operationsTexts.noErrors}</p>
      ) : (
        <ul role="list">
          {errors.map((error) => (
            <FactLine
              key={keyOf(error)}
              className={styles['line']}
              name={error.text}
              facts={
                <>
                  {error.place !== null && <span>{error.place}</span>}
                  {error.error !== null && <span>{error.error}</span>}
                  <span>
                    {operationsTexts.times({
                      count: error.count,
                      time: showPostingTime(error.timeLast),
                    })}
                  </span>
                  {error.requestId !== null && (
                    <span>{operationsTexts.request({ id: error.requestId })}</span>
                  )}
                </>
              }
            />
          ))}
        </ul>
      )}
    </section>
  )
}

const keyOf = ({ text, error, place }: ServerError) => JSON.stringify([text, error, place])
