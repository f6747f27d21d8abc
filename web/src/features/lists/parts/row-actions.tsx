import { listsTexts } from '@medley/texts/lists'
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  EllipsisVertical,
  NotebookPen,
  Trash2,
} from 'lucide-react'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { Menu, MenuItem, MenuLine } from '../../../ui/overlays/menu.tsx'
import styles from './editable-entries.module.css'

type RowActionsProps = {
  title: string
  index: number
  count: number
  onMove: (to: number) => void
  onNote: () => void
  onRemove: () => void
}

/** Buttons to edit the note, move up, move down and remove. */
export function RowButtons({ title, index, count, onMove, onNote, onRemove }: RowActionsProps) {
  return (
    <span className={styles['actions']}>
      <IconButton label={listsTexts.editNote({ title })} icon={<NotebookPen />} onClick={onNote} />
      <IconButton
        label={listsTexts.editor.moveTitleUp({ title })}
        icon={<ArrowUp />}
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        label={listsTexts.editor.moveTitleDown({ title })}
        icon={<ArrowDown />}
        aria-disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <IconButton
        data-last-action
        label={listsTexts.editor.removeTitle({ title })}
        icon={<Trash2 />}
        onClick={onRemove}
      />
    </span>
  )
}

/** The same actions as a menu, for small screens. */
export function RowMenu({ title, index, count, onMove, onNote, onRemove }: RowActionsProps) {
  const isFirst = index === 0
  const isLast = index === count - 1
  return (
    <Menu
      trigger={
        <IconButton
          data-last-action
          label={listsTexts.editor.actionsFor({ title })}
          icon={<EllipsisVertical />}
        />
      }
    >
      <MenuItem icon={<ArrowUp />} disabled={isFirst} onSelect={() => onMove(index - 1)}>
        {listsTexts.editor.moveUp}
      </MenuItem>
      <MenuItem icon={<ArrowDown />} disabled={isLast} onSelect={() => onMove(index + 1)}>
        {listsTexts.editor.moveDown}
      </MenuItem>
      <MenuItem icon={<ArrowUpToLine />} disabled={isFirst} onSelect={() => onMove(0)}>
        {listsTexts.editor.moveToTop}
      </MenuItem>
      <MenuItem icon={<ArrowDownToLine />} disabled={isLast} onSelect={() => onMove(count - 1)}>
        {listsTexts.editor.moveToEnd}
      </MenuItem>
      <MenuItem icon={<NotebookPen />} onSelect={onNote}>
        {listsTexts.note}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Trash2 />} danger onSelect={onRemove}>
        {listsTexts.editor.remove}
      </MenuItem>
    </Menu>
  )
}
