import { useState } from 'react'
import { useLeftOutHere } from '../left-out-here.ts'

/** The first items that the member did not put aside; `isNew` tells those that came after the list was first shown. */
export function useShown<T extends { work: { id: number } }>(items: readonly T[], max: number) {
  const leftOut = useLeftOutHere()
  const shown = items.filter(({ work }) => !leftOut.includes(work.id)).slice(0, max)
  const [first] = useState(() => new Set(shown.map(({ work }) => work.id)))
  return { shown, isNew: ({ work }: T) => !first.has(work.id) }
}
