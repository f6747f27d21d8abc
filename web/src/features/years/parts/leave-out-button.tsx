import type { CoveredWork } from '@medley/contract/values/shapes'
import { EyeOff, Undo2 } from 'lucide-react'
import { Button } from '../../../ui/forms/button.tsx'
import { useLeaveOut } from '../years.calls.ts'
import { ownerTexts as texts } from '../years.messages.ts'

type LeaveOutButtonProps = {
  userId: number
  year: number
  work: CoveredWork
  isLeftOut?: boolean
}

/** Leaves a work out of the member's year, or takes it back. */
export function LeaveOutButton({ userId, year, work, isLeftOut = false }: LeaveOutButtonProps) {
  const { mutate, isPending } = useLeaveOut({ userId, year })
  return (
    <Button
      kind="quiet"
      icon={isLeftOut ? <Undo2 aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
      loading={isPending}
      aria-label={isLeftOut ? texts.takeBackOf(work.title) : texts.leaveOutOf(work.title)}
      onClick={() => mutate({ workId: work.id, isLeftOut: !isLeftOut })}
    >
      {isLeftOut ? texts.takeBack : texts.leaveOut}
    </Button>
  )
}
