import { mediums } from '@medley/contract/medium'
import type { ModelRun } from '@medley/contract/model-runs'
import { mediumPlurals } from '@medley/messages/titles'
import { showPostingTime } from '../../../lib/time/dates.ts'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { FactLine, LineState } from '../../../ui/lists/fact-line.tsx'
import { QueryCard } from '../../../ui/lists/query-card.tsx'
import { useModelRuns, useStartModelRun } from '../model-runs.calls.ts'
import { modelRunsTexts as texts } from '../model-runs.messages.ts'
import styles from './model-runs-card.module.css'

/** The latest build of each medium's recommendations: what it learnt from, and how good it is. */
export function ModelRunsCard() {
  const start = useStartModelRun()
  const runs = useModelRuns()
  return (
    <QueryCard
      title={texts.title}
      action={
        <Button kind="quiet" disabled={start.isPending} onClick={() => start.mutate()}>
          {texts.buildNow}
        </Button>
      }
      failed={texts.failed}
      query={runs}
      data={runs.data?.items}
      skeleton={<SkeletonText lines={5} />}
    >
      {(items) => <LatestRuns runs={items} />}
    </QueryCard>
  )
}

function LatestRuns({ runs }: { runs: readonly ModelRun[] }) {
  if (runs.length === 0) return <p className={styles['none']}>{texts.none}</p>
  const latest = mediums.flatMap((medium) => runs.find((run) => run.medium === medium) ?? [])
  return (
    <ul role="list">
      {latest.map((run) => (
        <FactLine
          key={run.medium}
          className={styles['line']}
          name={mediumPlurals[run.medium]}
          facts={factsOf(run).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          end={
            <LineState tone={run.outcome === 'published' ? 'good' : 'neutral'}>
              {texts.outcomes[run.outcome]}
            </LineState>
          }
        />
      ))}
    </ul>
  )
}

function factsOf(run: ModelRun): string[] {
  const { method, likes, members, works, ndcg, ndcgOfPopularity, shippedWorks, cpuSeconds } = run
  const time = showPostingTime(run.timeBuilt)
  return [
    ...(method === null ? [] : [texts.learnt(method, likes, members, works)]),
    ...(run.outcome === 'too few ratings' ? [texts.likesSoFar(likes)] : []),
    ...(ndcg === null || ndcgOfPopularity === null ? [] : [texts.quality(ndcg, ndcgOfPopularity)]),
    ...(shippedWorks > 0 ? [texts.shipped(shippedWorks)] : []),
    cpuSeconds > 0 ? texts.trained(time, cpuSeconds) : texts.built(time),
  ]
}
