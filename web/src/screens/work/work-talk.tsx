import type { WorkDetails } from '@medley/contract/values/shapes'
import { MessagesSquare } from 'lucide-react'
import { useRef } from 'react'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { logFailure } from '../../lib/log.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { useNear } from '../../lib/loading/use-near.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { workPageTexts as texts } from './work-page.messages.ts'

/** The way to the discussion of the work, with the number of its remarks once it nears. */
export function WorkTalk({ work }: { work: WorkDetails }) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const part = useLazy(loadCount, useNear(paragraph), (error) =>
    logFailure('The number of remarks could not be loaded', error),
  )
  return (
    <p ref={paragraph}>
      <Link className={buttonClass('quiet')} to={paths.discussion(work)}>
        <MessagesSquare aria-hidden="true" />
        {texts.discussion}
        {part && <part.Component work={work} />}
      </Link>
    </p>
  )
}

async function loadCount() {
  return (await import('../../features/remarks/remark-count.tsx')).RemarkCount
}
