import type { WorkRef } from '@medley/contract/shapes'
import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { MenuItem } from '../../ui/overlays/menu.tsx'
import { hiddenWorkQuery, hideWork, unhideWork } from './hidden-works.calls.ts'
import { hiddenWorkTexts as texts } from './hidden-works.messages.ts'

/** Menu item that hides a work, or shows it again. */
export function HideItem({ work }: { work: Pick<WorkRef, 'id' | 'medium'> }) {
  const { data: isHidden, isPending } = useQuery(hiddenWorkQuery(work))
  if (isHidden) {
    return (
      <MenuItem icon={<Eye aria-hidden="true" />} onSelect={() => void unhideWork(work)}>
        {texts.show}
      </MenuItem>
    )
  }
  return (
    <MenuItem
      icon={<EyeOff aria-hidden="true" />}
      disabled={isPending}
      onSelect={() => void hideWork(work)}
    >
      {texts.hide}
    </MenuItem>
  )
}
