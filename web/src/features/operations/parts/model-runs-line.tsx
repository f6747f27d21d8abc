import { operationsTexts as texts } from '@medley/texts/operations'
import { titlesTexts } from '@medley/texts/titles'
import { mediums } from '@medley/contract/values/medium'
import type { ModelRun } from '@medley/contract/works/model-runs'
import { formatList } from '../../../lib/locale.ts'
import { showPostingTime } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { useModelRuns, useStartModelRun } from '../operations.calls.ts'
import styles from '../operations-card.module.css'

/** The latest build of recommendations, with a button that starts one; an item of a list of figures. */
export function ModelRunsLine() {
  const { data, isError } = useModelRuns()
  const start = useStartModelRun()
  return (
    <div>
      <dt className={styles['detail']}>{texts.recommendations}</dt>
      <dd className={styles['value']}>
        {isError ? texts.runsFailed : data && textOf(data)}{' '}
        <Button kind="link" disabled={start.isPending} onClick={() => start.mutate()}>
          {texts.buildNow}
        </Button>
      </dd>
    </div>
  )
}

function textOf(runs: readonly ModelRun[]): string {
  const [newest] = runs
  if (!newest) return texts.runsNone
  const time = showPostingTime(newest.timeBuilt)
  const learnt = mediums.filter(
    (medium) => runs.find((run) => run.medium === medium)?.outcome === 'published',
  )
  if (learnt.length === 0) return texts.runsUnused({ time })
  return texts.runsInUse({
    time,
    mediums: formatList(learnt.map((medium) => titlesTexts.mediumPlurals[medium])),
  })
}
