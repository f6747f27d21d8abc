import { listsTexts } from '@medley/texts/lists'
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { WorkRef } from '@medley/contract/values/shapes'
import type { ReactNode } from 'react'

type SortableWorksProps = {
  works: readonly WorkRef[]
  /** Receives the id of the dragged work; undefined at the end of the drag. */
  onDragged: (id: number | undefined) => void
  /** Positions count from 0. */
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** Restricts dragging to the vertical axis. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

const instructions = { draggable: listsTexts.editor.dragInstructions }

/** Makes its rows draggable by pointer, touch and keyboard. */
export function SortableWorks({ works, onDragged, onMove, children }: SortableWorksProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (id: string | number) => works.findIndex((work) => work.id === id)
  const finish = ({ active, over }: DragEndEvent) => {
    onDragged(undefined)
    if (over) onMove(indexOf(active.id), indexOf(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: announcementsFor(works),
        screenReaderInstructions: instructions,
      }}
      onDragStart={({ active }) => onDragged(Number(active.id))}
      onDragEnd={finish}
      onDragCancel={() => onDragged(undefined)}
    >
      <SortableContext items={works.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

function announcementsFor(works: readonly WorkRef[]): Announcements {
  const nameOf = (id: string | number) => works.find((work) => work.id === id)?.title ?? ''
  const positionOf = (id: string | number) => works.findIndex((work) => work.id === id) + 1
  return {
    onDragStart: ({ active }) => listsTexts.editor.lifted({ title: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over
        ? listsTexts.editor.over({ title: nameOf(active.id), index: positionOf(over.id) })
        : undefined,
    onDragEnd: ({ active }) => listsTexts.editor.putDown({ title: nameOf(active.id) }),
    onDragCancel: ({ active }) => listsTexts.editor.putBack({ title: nameOf(active.id) }),
  }
}
