import type { AnswerOf, Api } from '@medley/contract/api'
import { mediumPlurals } from '@medley/messages/titles'
import { showPostingTime } from '../../lib/time/dates.ts'
import { Card } from '../../ui/layout/card.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './source-health.module.css'
import { useSources } from './sources.calls.ts'
import { faultInWords, sourcesTexts as texts } from './sources.messages.ts'

type SourceLine = AnswerOf<Api['GET /v1/sources']>['items'][number]

/** Health of each network source: whether it responds, and its last failure. */
export function SourceHealth() {
  const { data, isError, isFetching, refetch } = useSources()
  return (
    <Card as="section" aria-label={texts.title} className={styles['card']}>
      <h2 className={styles['heading']}>{texts.title}</h2>
      {isError && !data ? (
        <ErrorState
          compact
          text={texts.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data?.items.length === 0 ? (
        <p className={styles['none']}>{texts.none}</p>
      ) : (
        <ul role="list">
          {data ? (
            data.items.map((source) => <Line key={source.name} source={source} />)
          ) : (
            <Lines />
          )}
        </ul>
      )}
    </Card>
  )
}

function Line({ source }: { source: SourceLine }) {
  const { label, mediums, state, timeAnswered, timeFailed, lastFault } = source
  return (
    <li className={styles['line']}>
      <span className={styles['name']}>
        {label}
        <span className={styles['detail']}>
          {mediums.map((medium) => mediumPlurals[medium]).join(', ')}
        </span>
      </span>
      <span className={styles['detail']}>
        {timeAnswered && <span>{texts.lastAnswer(showPostingTime(timeAnswered))}</span>}
        {timeFailed && lastFault && (
          <span>{texts.lastFailure(showPostingTime(timeFailed), faultInWords(lastFault))}</span>
        )}
      </span>
      <span className={classNames(styles['state'], styles[state])}>{texts.states[state]}</span>
    </li>
  )
}

function Lines() {
  return ['80%', '65%', '75%', '60%'].map((width) => (
    <li key={width} className={styles['line']}>
      <Skeleton width={width} height="1em" />
    </li>
  ))
}
