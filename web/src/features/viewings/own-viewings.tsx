import layout from '../../ui/layout/layout.module.css'
import type { Medium } from '@medley/contract/values/medium'
import type { Viewing } from '@medley/contract/library/viewings'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Repeat } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { useLazyDialog } from '../../ui/overlays/use-lazy-dialog.ts'
import { useIsMember } from '../sessions/session.ts'
import { ownViewingsQuery } from './viewings.calls.ts'
import { viewingTexts as texts } from './viewings.messages.ts'
import { dayText } from './parts/day-text.ts'
import styles from './own-viewings.module.css'
import { TagList } from '../../ui/lists/tag-list.tsx'
import { ViewingMenu } from './parts/viewing-menu.tsx'

type OwnViewingsProps = { work: { id: number; medium: Medium; title: string } }

/** The member's viewings of a work, and a button to log one; nothing for visitors. */
export function OwnViewings({ work }: OwnViewingsProps) {
  if (!useIsMember()) return null
  return (
    <div className={styles['place']}>
      <OwnViewingList work={work} />
    </div>
  )
}

/** Nothing until they are known. */
function OwnViewingList({ work }: OwnViewingsProps) {
  const { data } = useQuery(ownViewingsQuery(work))
  const window = useLazyDialog(loadWindow, {
    name: 'The window to log a viewing',
    failed: texts.failed,
  })
  if (!data) return null
  const { items } = data
  const hasViewings = items.length > 0
  return (
    <div className={layout['stack-2']}>
      {hasViewings && <ViewingRows viewings={items} />}
      <Button kind="quiet" icon={<CalendarPlus aria-hidden="true" />} onClick={window.open}>
        {hasViewings ? texts.another : texts.log}
      </Button>
      {window.Component && (
        <window.Component
          key={window.opening}
          open={window.isOpen}
          work={work}
          hasViewings={hasViewings}
          onClose={window.close}
        />
      )}
    </div>
  )
}

function ViewingRows({ viewings }: { viewings: readonly Viewing[] }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {texts.own}
      </h2>
      <ul role="list" className={styles['list']}>
        {viewings.map((viewing) => (
          <li key={viewing.id}>
            {viewing.day === null ? (
              <span>{texts.noDay}</span>
            ) : (
              <time dateTime={viewing.day}>{dayText(viewing.day)}</time>
            )}
            {viewing.isRepeat && (
              <span className={styles['again']}>
                <Repeat aria-hidden="true" />
                {texts.again}
              </span>
            )}
            <TagList tags={viewing.tags} />
            <ViewingMenu viewing={viewing} />
          </li>
        ))}
      </ul>
    </section>
  )
}

async function loadWindow() {
  return (await import('./parts/viewing-window.tsx')).LogViewingWindow
}
