import { useState } from 'react'
import { useDismissedHere } from '../dismissed-works.calls.ts'

/** The first items that are not dismissed; `isNew` tells those that came after the list was first shown. */
export function useShown<T extends { work: { id: number } }>(items: readonly T[], max: number) {
  const dismissed = useDismissedHere()
  const shown = items.filter(({ work }) => !dismissed.includes(work.id)).slice(0, max)
  const [first] = useState(() => new Set(shown.map(({ work }) => work.id)))
  return { shown, isNew: ({ work }: T) => !first.has(work.id) }
}
