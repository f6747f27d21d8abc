import type { WorkDetails } from '@medley/contract/values/shapes'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { OwnListsOfWork } from '../../../features/lists/own-lists-of-work.tsx'
import { OwnProgress } from '../../../features/progress/own-progress.tsx'
import { useIsMember } from '../../../features/sessions/session.ts'
import { OwnViewings } from '../../../features/viewings/own-viewings.tsx'
import { useWorkMarks } from '../../../features/work-marks/work-marks.calls.ts'
import { workPageTexts } from '../work-page.messages.ts'
import styles from './own-panel.module.css'
import { WorkActions } from './work-actions.tsx'

/** The member's side of a work: their rating, marks, progress, diary and lists. */
export function OwnPanel({ work }: { work: WorkDetails }) {
  const isMember = useIsMember()
  return (
    <section className={styles['panel']} aria-label={workPageTexts.own}>
      <OwnStars work={work} />
      <WorkActions work={work} />
      <WorkProgress work={work} />
      <OwnViewings work={work} />
      {isMember && <OwnListsOfWork work={work} />}
    </section>
  )
}

/** Where the member is in the work, unless they finished it. */
function WorkProgress({ work: { id, medium, title, userInfo } }: { work: WorkDetails }) {
  const { hasEngaged } = useWorkMarks({ id, userInfo })
  return <OwnProgress work={{ id, medium, title, isFinished: hasEngaged }} />
}

const OwnStars = lazyPart({
  load: async () => (await import('./own-stars.tsx')).OwnStars,
  failure: 'The stars could not be loaded',
  useIsWanted: useIsMember,
  room: styles['stars'],
  fallback: <Skeleton height={72} />,
})
