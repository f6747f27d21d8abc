import { listsTexts } from '@medley/texts/lists'
import { titlesTexts } from '@medley/texts/titles'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { GripVertical } from 'lucide-react'
import { joinFacts } from '../../../lib/facts.ts'
import { classNames } from '../../../ui/layout/class-names.ts'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { OwnRating } from '../../ratings/own-rating.tsx'
import { describeWork } from '../../search/describe-work.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import styles from './editable-entries.module.css'
import { RowButtons, RowMenu } from './row-actions.tsx'
import { rowStep } from './use-row-window.ts'

type EntryRowProps = {
  work: CoveredWork
  /** From 0. */
  index: number
  count: number
  isSmall: boolean
  /** '' for none. */
  note: string
  onMove: (from: number, to: number) => void
  onNote: (work: CoveredWork) => void
  onRemove: (work: CoveredWork, index: number) => void
}

/** One work in the list editor. */
export function EntryRow(props: EntryRowProps) {
  const { work, index, count, isSmall, note, onMove, onNote, onRemove } = props
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id: work.id,
  })
  const actions = {
    title: displayTitleOf(work),
    index,
    count,
    onMove: (to: number) => onMove(index, to),
    onNote: () => onNote(work),
    onRemove: () => onRemove(work, index),
  }
  const facts = joinFacts([titlesTexts.mediumNames[work.medium], describeWork(work)])
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles['row'], drag.isDragging && styles['dragged'])}
      aria-posinset={index + 1}
      aria-setsize={count}
      style={{
        top: `${index * rowStep}rem`,
        transform: CSS.Translate.toString(drag.transform),
        transition: drag.transition,
      }}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        className={styles['handle']}
        label={listsTexts.editor.move({ title: displayTitleOf(work) })}
        icon={<GripVertical />}
      />
      <span className={styles['number']}>{index + 1}</span>
      <span className={styles['poster']}>
        <WorkPoster work={work} decorative />
        <OwnRating workId={work.id} />
      </span>
      <span className={styles['words']}>
        <span className={styles['title']} data-title>
          {displayTitleOf(work)}
        </span>
        <span className={styles['facts']}>{note || facts}</span>
      </span>
      {isSmall ? <RowMenu {...actions} /> : <RowButtons {...actions} />}
    </li>
  )
}
