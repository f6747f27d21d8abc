import { workMarksTexts } from '@medley/texts/work-marks'
import { worksTexts } from '@medley/texts/works'
import { displayName } from '@medley/messages/titles'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { OwnerPage } from '../profiles/owner-page.tsx'
import styles from './marked-works.module.css'
import { CountSkeleton, MarkedWorks } from './marked-works.tsx'
import { WorkGridSkeleton } from '../works/work-card.tsx'
import type { Mark } from './work-marks.calls.ts'

type MarkedWorksPageProps = { mark: Mark; username: string }

export function MarkedWorksPage({ mark, username }: MarkedWorksPageProps) {
  const { own, by } = workMarksTexts.marked.headings[mark]
  return (
    <OwnerPage
      username={username}
      loadFailed={worksTexts.loadFailed}
      headingOf={(isOwn, owner) =>
        isOwn ? own : by({ name: owner ? displayName(owner) : username })
      }
      skeletons={{
        lead: <CountSkeleton />,
        actions: <Skeleton className={styles['controls']} height="4.45rem" />,
        content: <WorkGridSkeleton medium="film" count={12} />,
      }}
    >
      {({ owner, heading }) => <MarkedWorks mark={mark} owner={owner} heading={heading} />}
    </OwnerPage>
  )
}
