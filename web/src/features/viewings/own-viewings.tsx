import { viewingsTexts } from '@medley/texts/viewings'
import type { Medium } from '@medley/contract/values/medium'
import type { Viewing } from '@medley/contract/library/viewings'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Repeat } from 'lucide-react'
import { useId } from 'react'
import { MenuItem } from '../../ui/overlays/menu.tsx'
import { useLazyDialog } from '../../ui/overlays/use-lazy-dialog.ts'
import { useIsMember } from '../sessions/session.ts'
import { ownViewingsQuery } from './viewings.calls.ts'
import { dayText } from './parts/day-text.ts'
import styles from './own-viewings.module.css'
import { TagList } from '../../ui/lists/tag-list.tsx'
import { ViewingMenu } from './parts/viewing-menu.tsx'

type OwnViewingsProps = { work: { id: number; medium: Medium; title: string } }

/** The member's viewings of a work; nothing without any, and for visitors. */
export function OwnViewings({ work }: OwnViewingsProps) {
  return useIsMember() && <OwnViewingList work={work} />
}

function OwnViewingList({ work }: OwnViewingsProps) {
  const items = useQuery(ownViewingsQuery(work)).data?.items ?? []
  return items.length > 0 && <ViewingRows viewings={items} />
}

/** The item of a menu that logs a viewing, and its window, which the caller renders outside of the menu. */
export function useViewingItem({ work }: OwnViewingsProps) {
  const hasViewings = (useQuery(ownViewingsQuery(work)).data?.items.length ?? 0) > 0
  const { Component, isOpen, opening, open, close } = useLazyDialog(loadWindow, {
    name: 'The window to log a viewing',
    failed: viewingsTexts.failed,
  })
  const item = (
    <MenuItem icon={<CalendarPlus aria-hidden="true" />} onSelect={open}>
      {hasViewings ? viewingsTexts.another : viewingsTexts.log}
    </MenuItem>
  )
  const window = Component && (
    <Component key={opening} open={isOpen} work={work} hasViewings={hasViewings} onClose={close} />
  )
  return { item, window }
}

function ViewingRows({ viewings }: { viewings: readonly Viewing[] }) {
  const headingId = useId()
  return (
    <section className={styles['own']} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {viewingsTexts.own}
      </h2>
      <ul role="list" className={styles['list']}>
        {viewings.map((viewing) => (
          <li key={viewing.id}>
            {viewing.day === null ? (
              <span>{viewingsTexts.noDay}</span>
            ) : (
              <time dateTime={viewing.day}>{dayText(viewing.day)}</time>
            )}
            {viewing.isRepeat && (
              <span className={styles['again']}>
                <Repeat aria-hidden="true" />
                {viewingsTexts.again}
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
