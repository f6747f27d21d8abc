import { sourcesTexts } from '@medley/texts/sources'
import { titlesTexts } from '@medley/texts/titles'
import typography from '../../ui/layout/typography.module.css'
import type { AnswerOf, Api } from '@medley/contract/api'
import { showPostingTime } from '../../lib/time/dates.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FactLine, LineState } from '../../ui/lists/fact-line.tsx'
import { QueryCard } from '../../ui/lists/query-card.tsx'
import styles from './source-health.module.css'
import { useSources } from './sources.calls.ts'

type SourceLine = AnswerOf<Api['GET /v1/sources']>['items'][number]

/** Health of each network source: whether it responds, and its last failure. */
export function SourceHealth() {
  const sources = useSources()
  return (
    <QueryCard
      title={sourcesTexts.title}
      failed={sourcesTexts.failed}
      query={sources}
      data={sources.data?.items}
      skeleton={<LineSkeletons />}
    >
      {(items) =>
        items.length === 0 ? (
          <p className={typography['soft']}>{sourcesTexts.none}</p>
        ) : (
          <ul role="list">
            {items.map((source) => (
              <Line key={source.name} source={source} />
            ))}
          </ul>
        )
      }
    </QueryCard>
  )
}

/** Words for each kind of failure; one without words is shown as it is. */
const faults: Readonly<Record<string, string>> = sourcesTexts.faults

const tones = { ok: 'good', failing: 'bad', unknown: 'neutral' } as const

function Line({ source }: { source: SourceLine }) {
  const { label, mediums, state, timeAnswered, timeFailed, lastFault } = source
  return (
    <FactLine
      name={
        <>
          {label}
          <span className={styles['mediums']}>
            {mediums.map((medium) => titlesTexts.mediumPlurals[medium]).join(', ')}
          </span>
        </>
      }
      facts={
        <>
          {timeAnswered && (
            <span>{sourcesTexts.lastAnswer({ time: showPostingTime(timeAnswered) })}</span>
          )}
          {timeFailed && lastFault && (
            <span>
              {sourcesTexts.lastFailure({
                time: showPostingTime(timeFailed),
                fault: faults[lastFault] ?? lastFault,
              })}
            </span>
          )}
        </>
      }
      end={<LineState tone={tones[state]}>{sourcesTexts.states[state]}</LineState>}
    />
  )
}

function LineSkeletons() {
  return (
    <ul role="list">
      {['80%', '65%', '75%', '60%'].map((width) => (
        <FactLine key={width} name={<Skeleton width={width} height="1em" />} facts={null} />
      ))}
    </ul>
  )
}
