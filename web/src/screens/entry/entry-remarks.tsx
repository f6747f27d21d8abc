import { remarksTexts } from '@medley/texts/remarks'
import layout from '../../ui/layout/layout.module.css'
import type { NamedEntry } from '@medley/contract/works/entries'
import { useId, useRef } from 'react'
import type { RemarkedWork } from '../../features/remarks/remarks.calls.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { logFailure } from '../../lib/log.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { useNear } from '../../lib/loading/use-near.ts'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

type EntryRemarksProps = { work: RemarkedWork; entry: NamedEntry }

/** The remarks at an entry, loaded when they near. */
export function EntryRemarks({ work, entry }: EntryRemarksProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const part = useLazy(loadSection, useNear(section), (error) =>
    logFailure('The remarks could not be loaded', error),
  )
  return (
    <section ref={section} aria-labelledby={id} className={layout['stack-3']}>
      <h2 id={id}>{remarksTexts.heading}</h2>
      {part ? <part.Component work={work} entry={entry} /> : <Skeleton height="8rem" />}
      <p>
        <Link to={paths.discussion(work)}>{remarksTexts.all}</Link>
      </p>
    </section>
  )
}

async function loadSection() {
  return (await import('../../features/remarks/remark-section.tsx')).RemarkSection
}
