import typography from '../../ui/layout/typography.module.css'
import type { AnswerOf, Api } from '@medley/contract/api'
import { mediumPlurals } from '@medley/messages/titles'
import { showPostingTime } from '../../lib/time/dates.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FactLine, LineState } from '../../ui/lists/fact-line.tsx'
import { QueryCard } from '../../ui/lists/query-card.tsx'
import styles from './source-health.module.css'
import { useSources } from './sources.calls.ts'
import { faultInWords, sourcesTexts as texts } from './sources.messages.ts'

type SourceLine = AnswerOf<Api['GET /v1/sources']>['items'][number]

/** Health of each network source: whether it responds, and its last failure. */
export function SourceHealth() {
  const sources = useSources()
  return (
    <QueryCard
      title={texts.title}
      failed={texts.failed}
      query={sources}
      data={sources.data?.items}
      skeleton={<LineSkeletons />}
    >
      {(items) =>
        items.length === 0 ? (
          <p className={typography['soft']}>{texts.none}</p>
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

const tones = { ok: 'good', failing: 'bad', unknown: 'neutral' } as const

function Line({ source }: { source: SourceLine }) {
  const { label, mediums, state, timeAnswered, timeFailed, lastFault } = source
  return (
    <FactLine
      name={
        <>
          {label}
          <span className={styles['mediums']}>
            {mediums.map((medium) => mediumPlurals[medium]).join(', ')}
          </span>
        </>
      }
      facts={
        <>
          {timeAnswered && <span>{texts.lastAnswer(showPostingTime(timeAnswered))}</span>}
          {timeFailed && lastFault && (
            <span>{texts.lastFailure(showPostingTime(timeFailed), faultInWords(lastFault))}</span>
          )}
        </>
      }
      end={<LineState tone={tones[state]}>{texts.states[state]}</LineState>}
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
