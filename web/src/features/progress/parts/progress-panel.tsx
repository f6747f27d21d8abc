import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import type { Progress } from '@medley/contract/library/progress'
import { useQuery } from '@tanstack/react-query'
import { BookmarkCheck, Circle, Play, RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { useJustFinished } from '../../work-marks/finished-works.ts'
import { type ProgressWork, progressQuery, seeNext, setProgress } from '../progress.calls.ts'
import { progressTexts as texts } from '../progress.messages.ts'
import { ownParts, shortName } from '../where.ts'
import { AmountForm } from './amount-form.tsx'
import { LoadError } from './load-error.tsx'
import { FinishedStars } from './finished-stars.tsx'
import { ProgressMenu } from './progress-menu.tsx'
import styles from './progress-panel.module.css'

type PanelProps = { work: ProgressWork & { isFinished: boolean } }

/** Where the member is in a work, and one step on; the stars once they finished it. */
export function ProgressPanel({ work }: PanelProps) {
  const id = useId()
  const finished = useJustFinished()
  const query = useQuery(progressQuery(work))
  const { data } = query
  if (!data) return query.isError && <LoadError query={query} />
  const { progress } = data
  if (!progress) {
    if (finished.has(work.id)) return <FinishedStars work={work} />
    const { isFinished, medium } = work
    return (
      <Button
        kind="quiet"
        icon={isFinished ? <RotateCcw aria-hidden="true" /> : <BookmarkCheck aria-hidden="true" />}
        onClick={() => void setProgress(work, { state: 'going' })}
      >
        {isFinished ? texts.again(medium) : texts.start(medium)}
      </Button>
    )
  }
  return (
    <section aria-labelledby={id} className={layout['stack-2']}>
      <h2 id={id} className={typography['title-l']}>
        {texts.heading}
      </h2>
      <p className={typography['soft']}>
        {[...ownParts(progress), ...(progress.isPrivate ? [texts.onlyYou] : [])].join(' · ')}
      </p>
      <div className={styles['steps']}>
        <Step work={work} progress={progress} />
        <ProgressMenu work={work} progress={progress} label={texts.actions} />
      </div>
    </section>
  )
}

/** One step on. */
function Step({ work, progress }: { work: ProgressWork; progress: Progress }) {
  const { state, next, timeChanged } = progress
  if (state !== 'going') {
    return (
      <Button
        kind="quiet"
        icon={<Play aria-hidden="true" />}
        onClick={() => void setProgress(work, { state: 'going', unmodifiedSince: timeChanged })}
      >
        {texts.resume}
      </Button>
    )
  }
  if (work.medium === 'book') {
    return <AmountForm key={timeChanged} work={work} progress={progress} />
  }
  return (
    next && (
      <Button
        kind="quiet"
        icon={<Circle aria-hidden="true" />}
        onClick={() => void seeNext(work, next)}
      >
        {texts.seeNext(shortName(next), work.medium)}
      </Button>
    )
  )
}
