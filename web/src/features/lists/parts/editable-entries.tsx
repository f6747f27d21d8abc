import { listsTexts } from '@medley/texts/lists'
import typography from '../../../ui/layout/typography.module.css'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useIsSmallScreen } from '../../../ui/layout/breakpoint.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { AddWork } from './add-work.tsx'
import styles from './editable-entries.module.css'
import { EntryRow } from './entry-row.tsx'
import { NoteWindow } from './note-window.tsx'
import { SortableWorks } from './sortable-works.tsx'
import type { ListDraft } from './use-list-draft.ts'
import { rowStep, useRowWindow } from './use-row-window.ts'

/** The works in the list editor: drag, move by buttons, remove, add, note. */
export function EditableEntries({ listId, draft }: { listId: number; draft: ListDraft }) {
  const { works } = draft
  const listRef = useRef<HTMLOListElement>(null)
  const [news, setNews] = useState('')
  const [noted, setNoted] = useState<CoveredWork>()
  const [draggedId, setDraggedId] = useState<number>()
  const focusRow = useFocusOnRow(listRef, works)
  const isSmall = useIsSmallScreen()
  const { first, last } = useRowWindow(listRef, works.length)
  const move = (from: number, to: number) => {
    if (from === to) return
    draft.move(from, to)
    setNews(
      listsTexts.editor.isNumber({
        title: works[from] ? displayTitleOf(works[from]) : '',
        index: to + 1,
        count: works.length,
      }),
    )
  }
  const remove = (work: CoveredWork, index: number) => {
    draft.remove(work)
    setNews(listsTexts.removed({ title: displayTitleOf(work) }))
    focusRow(index)
  }
  return (
    <section className={styles['section']} aria-labelledby="entries">
      <div className={styles['top']}>
        <h2 id="entries" className={typography['large-strong']}>
          {listsTexts.countWorks({ count: works.length + draft.unloadedCount })}
        </h2>
        <AddWork listId={listId} draft={draft} />
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {works.length === 0 ? (
        <EmptyState text={listsTexts.noEntries} />
      ) : (
        <SortableWorks works={works} onDragged={setDraggedId} onMove={move}>
          <ol
            role="list"
            ref={listRef}
            className={styles['rows']}
            style={{ height: `${works.length * rowStep}rem` }}
          >
            {works.map(
              (work, index) =>
                ((index >= first && index < last) || work.id === draggedId) && (
                  <EntryRow
                    key={work.id}
                    work={work}
                    index={index}
                    count={works.length}
                    isSmall={isSmall}
                    note={draft.notes.get(work.id) ?? ''}
                    onNote={setNoted}
                    onMove={move}
                    onRemove={remove}
                  />
                ),
            )}
          </ol>
        </SortableWorks>
      )}
      {noted && (
        <NoteWindow
          title={displayTitleOf(noted)}
          note={draft.notes.get(noted.id) ?? ''}
          onNote={(note) => draft.setNote(noted.id, note)}
          onClose={() => setNoted(undefined)}
        />
      )}
    </section>
  )
}

/** Returns a function that, after a row is removed, focuses the row now in its place, or the last. */
function useFocusOnRow(
  listRef: RefObject<HTMLElement | null>,
  works: readonly CoveredWork[],
): (index: number) => void {
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    const index = wanted.current
    wanted.current = undefined
    if (index === undefined || works.length === 0) return
    const position = Math.min(index, works.length - 1) + 1
    listRef.current
      ?.querySelector<HTMLElement>(`[aria-posinset="${position}"] [data-last-action]`)
      ?.focus({ preventScroll: true })
  }, [listRef, works])
  return (index) => {
    wanted.current = index
  }
}
