import { remarksTexts } from '@medley/texts/remarks'
import layout from '../../ui/layout/layout.module.css'
import typography from '../../ui/layout/typography.module.css'
import type { WorkDetails } from '@medley/contract/values/shapes'
import { RemarkSection } from '../../features/remarks/remark-section.tsx'
import { useIsMember } from '../../features/sessions/session.ts'

/** The remarks on a work in its tab; `/discussion` shows them alone. */
export function WorkDiscussion({ work }: { work: WorkDetails }) {
  return (
    <div className={layout['stack-4']}>
      {useIsMember() && <p className={typography['soft-small']}>{remarksTexts.upToYou}</p>}
      <RemarkSection work={work} />
    </div>
  )
}
