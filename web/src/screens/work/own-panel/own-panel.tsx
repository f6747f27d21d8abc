import { workPageTexts } from '@medley/texts/work-page'
import type { WorkDetails } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { useState } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { today } from '../../../lib/time/today.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { FollowSegment } from '../../../features/follows/follow-button.tsx'
import { OwnNextStep, OwnProgressState } from '../../../features/progress/own-progress.tsx'
import { useIsMember } from '../../../features/sessions/session.ts'
import { WayIn } from '../../../features/sessions/way-in.tsx'
import { OwnViewings } from '../../../features/viewings/own-viewings.tsx'
import { WorkTogglesAround } from '../../../features/work-marks/work-toggles.tsx'
import { useWorkMarks } from '../../../features/work-marks/work-marks.calls.ts'
import styles from './own-panel.module.css'
import { ReviewRow } from './review-row.tsx'

/** The member's side of a work: where they are, their rating and review, and their days. */
export function OwnPanel({ work }: { work: WorkDetails }) {
  const [isRatedNow, setIsRatedNow] = useState(false)
  return (
    <section className={styles['panel']} aria-label={workPageTexts.own}>
      <WayIn purpose={workPageTexts.toRate({ title: displayTitleOf(work) })} />
      <State work={work} />
      <OwnStars work={work} onRated={() => setIsRatedNow(true)} />
      <ReviewRow work={work} isRatedNow={isRatedNow} />
      <OwnViewings work={work} />
    </section>
  )
}

/** One row for one state, want, on it or done, and below it the next step. Follow is in it until a work is out. */
function State({ work }: { work: WorkDetails }) {
  const { id, medium, pages, releaseDate, userInfo } = work
  const { hasEngaged } = useWorkMarks({ id, userInfo })
  const isAhead = releaseDate !== null && releaseDate > today()
  const own = { id, medium, title: displayTitleOf(work), pages, isFinished: hasEngaged }
  return (
    <>
      <Segments label={workPageTexts.state}>
        {isAhead ? (
          <WorkTogglesAround work={work} withEngaged={hasEngaged}>
            <FollowSegment work={{ kind: 'work', id, medium, name: own.title }} />
          </WorkTogglesAround>
        ) : (
          <WorkTogglesAround work={work}>
            <OwnProgressState work={own} />
          </WorkTogglesAround>
        )}
      </Segments>
      <OwnNextStep work={own} />
    </>
  )
}

const OwnStars = lazyPart({
  load: async () => (await import('./own-stars.tsx')).OwnStars,
  failure: 'The stars could not be loaded',
  useIsWanted: useIsMember,
  room: styles['stars'],
  fallback: <Skeleton height={72} />,
})
