import type { WorkRef } from '@medley/contract/shapes'
import { useEffect, useRef, useState } from 'react'
import { useIsSmallScreen } from '../../../ui/breakpoint.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { countWorks, listTexts as texts } from '../lists.messages.ts'
import { AddWork } from './add-work.tsx'
import styles from './editable-entries.module.css'
import { EntryRow } from './entry-row.tsx'
import { SortableWorks } from './sortable-works.tsx'
import type { ListDraft } from './use-list-draft.ts'

/** The works of a list under edit: to drag, to move by buttons, to take out, to add to. */
export function EditableEntries({ listId, draft }: { listId: number; draft: ListDraft }) {
  const { works } = draft
  const [news, setNews] = useState('')
  const { listRef, focusRow } = useFocusOnRow(works)
  const isSmall = useIsSmallScreen()
  const move = (from: number, to: number) => {
    if (from === to) return
    draft.move(from, to)
    setNews(`${works[from]?.title ?? ''} is number ${to + 1} of ${works.length}`)
  }
  const remove = (work: WorkRef, index: number) => {
    draft.remove(work)
    setNews(texts.removed(work.title))
    focusRow(index)
  }
  return (
    <section className={styles['section']} aria-labelledby="entries">
      <div className={styles['top']}>
        <h2 id="entries" className={styles['heading']}>
          {countWorks(works.length + draft.unloadedCount)}
        </h2>
        <AddWork listId={listId} draft={draft} />
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {works.length === 0 ? (
        <EmptyState text={texts.noEntries} />
      ) : (
        <SortableWorks works={works} onMove={move}>
          <ol role="list" ref={listRef} className={styles['rows']}>
            {works.map((work, index) => (
              <EntryRow
                key={work.id}
                work={work}
                index={index}
                count={works.length}
                isSmall={isSmall}
                onMove={move}
                onRemove={remove}
              />
            ))}
          </ol>
        </SortableWorks>
      )}
    </section>
  )
}

/** After a row is gone, the focus goes to the one in its place, or the last. */
function useFocusOnRow(works: readonly WorkRef[]) {
  const listRef = useRef<HTMLOListElement>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    const index = wanted.current
    wanted.current = undefined
    if (index === undefined || works.length === 0) return
    const row = listRef.current?.children.item(Math.min(index, works.length - 1))
    row?.querySelector<HTMLElement>('[data-last-action]')?.focus({ preventScroll: true })
  }, [works])
  const focusRow = (index: number) => {
    wanted.current = index
  }
  return { listRef, focusRow }
}
