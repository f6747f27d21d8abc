import type { Work } from '@medley/contract/values/shapes'
import { PenLine } from 'lucide-react'
import { Button } from '../../../ui/forms/button.tsx'
import { Hint } from '../../../ui/overlays/hint.tsx'
import { AddToList } from '../../../features/lists/add-to-list.tsx'
import { openNewPost } from '../../../features/new-post/new-post.ts'
import { useMember } from '../../../features/sessions/session.ts'
import { WayIn } from '../../../features/sessions/way-in.tsx'
import { WorkToggles } from '../../../features/work-marks/work-toggles.tsx'
import { visitorTexts } from '../../../features/sessions/sessions.messages.ts'
import { workPageTexts } from '../work-page.messages.ts'
import styles from './own-panel.module.css'

/** A member's actions on the work. */
export function WorkActions({ work }: { work: Work }) {
  const isVisitor = useMember() === null
  return (
    <>
      <div className={styles['actions']}>
        <Hint text={isVisitor ? visitorTexts.logInToInteract : undefined}>
          <Button
            icon={<PenLine aria-hidden="true" />}
            aria-disabled={isVisitor}
            onClick={() => openNewPost(work)}
          >
            {workPageTexts.writeReview}
          </Button>
        </Hint>
        <WorkToggles work={work} />
        <AddToList work={work} />
      </div>
      <WayIn purpose={workPageTexts.toRate(work.title)} />
    </>
  )
}
