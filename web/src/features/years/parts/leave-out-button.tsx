import { yearsTexts } from '@medley/texts/years'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { EyeOff, Undo2 } from 'lucide-react'
import { Button } from '../../../ui/forms/button.tsx'
import { useLeaveOut } from '../years.calls.ts'

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
      aria-label={
        isLeftOut
          ? yearsTexts.owner.takeBackOf({ title: displayTitleOf(work) })
          : yearsTexts.owner.leaveOutOf({ title: displayTitleOf(work) })
      }
      onClick={() => mutate({ workId: work.id, isLeftOut: !isLeftOut })}
    >
      {isLeftOut ? yearsTexts.owner.takeBack : yearsTexts.owner.leaveOut}
    </Button>
  )
}
