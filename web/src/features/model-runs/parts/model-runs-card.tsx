import { mediums } from '@medley/contract/medium'
import type { ModelRun } from '@medley/contract/model-runs'
import { mediumPlurals } from '@medley/messages/titles'
import { showPostingTime } from '../../../lib/time/dates.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import { useModelRuns, useStartModelRun } from '../model-runs.calls.ts'
import { modelRunsTexts as texts } from '../model-runs.messages.ts'
import styles from './model-runs-card.module.css'

/** The latest build of each medium's recommendations: what it learnt from, and how good it is. */
export function ModelRunsCard() {
  const start = useStartModelRun()
  return (
    <Card as="section" aria-label={texts.title} className={styles['card']}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{texts.title}</h2>
        <Button kind="quiet" disabled={start.isPending} onClick={() => start.mutate()}>
          {texts.buildNow}
        </Button>
      </div>
      <LatestRuns />
    </Card>
  )
}

function LatestRuns() {
  const { data, isError, isFetching, refetch } = useModelRuns()
  if (isError && !data) {
    return (
      <ErrorState
        compact
        text={texts.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <SkeletonText lines={5} />
  if (data.items.length === 0) return <p className={styles['detail']}>{texts.none}</p>
  const latest = mediums.flatMap((medium) => data.items.find((run) => run.medium === medium) ?? [])
  return (
    <ul role="list">
      {latest.map((run) => (
        <Run key={run.medium} run={run} />
      ))}
    </ul>
  )
}

function Run({ run }: { run: ModelRun }) {
  const { medium, outcome } = run
  const isInUse = outcome === 'published'
  return (
    <li className={styles['line']}>
      <span className={styles['name']}>{mediumPlurals[medium]}</span>
      <span className={styles['detail']}>
        {factsOf(run).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      <span className={classNames(styles['state'], isInUse && styles['inUse'])}>
        {texts.outcomes[outcome]}
      </span>
    </li>
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
