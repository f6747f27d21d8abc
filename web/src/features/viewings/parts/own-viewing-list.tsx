import type { Medium } from '@medley/contract/medium'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Repeat } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { useLazyDialog } from '../../../ui/overlays/use-lazy-dialog.ts'
import { ownViewingsQuery } from '../viewings.calls.ts'
import { viewingTexts as texts, viewingWords } from '../viewings.messages.ts'
import { dayText } from './day-text.ts'
import styles from './own-viewing-list.module.css'
import { TagList } from '../../../ui/lists/tag-list.tsx'
import { ViewingMenu } from './viewing-menu.tsx'

type OwnViewingListProps = { work: { id: number; medium: Medium; title: string } }

/** The member's viewings of a work, and a button to log one. Nothing until they are known. */
export function OwnViewingList({ work }: OwnViewingListProps) {
  const headingId = useId()
  const words = viewingWords[work.medium]
  const { data } = useQuery(ownViewingsQuery(work))
  const window = useLazyDialog(loadWindow, {
    name: 'The window to log a viewing',
    failed: texts.failed,
  })
  if (!data) return null
  const { items } = data
  const hasViewings = items.length > 0
  return (
    <section aria-labelledby={headingId} className={styles['viewings']}>
      <div className={styles['head']}>
        <h2 id={headingId}>{words.own}</h2>
        <Button kind="quiet" icon={<CalendarPlus aria-hidden="true" />} onClick={window.open}>
          {hasViewings ? words.another : words.log}
        </Button>
      </div>
      {hasViewings && (
        <ul role="list" className={styles['list']}>
          {items.map((viewing) => (
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
      )}
      {window.Component && (
        <window.Component
          key={window.opening}
          open={window.isOpen}
          work={work}
          hasViewings={hasViewings}
          onClose={window.close}
        />
      )}
    </section>
  )
}

async function loadWindow() {
  return (await import('./viewing-window.tsx')).LogViewingWindow
}
