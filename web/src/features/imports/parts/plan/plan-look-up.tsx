import { importsTexts } from '@medley/texts/imports'
import typography from '../../../../ui/layout/typography.module.css'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import { useEffect, useRef } from 'react'
import { announce } from '../../../../ui/feedback/announcement-store.ts'
import { isLookingUp } from '../../imports.calls.ts'

/** Progress of the plan's look-up; renders nothing without one. */
export function PlanLookUp({ details }: { details: ImportDetails }) {
  const { lookUp } = details
  useAnnouncedEnd(isLookingUp(details), showLookUp(lookUp))
  return lookUp.total > 0 && <p className={typography['soft-small']}>{showLookUp(lookUp)}</p>
}

/** Announces only the end of the look-up; the running count is silent. */
function useAnnouncedEnd(isLooking: boolean, text: string): void {
  const wasLooking = useRef(false)
  useEffect(() => {
    if (wasLooking.current && !isLooking) announce(text)
    wasLooking.current = isLooking
  }, [isLooking, text])
}

function showLookUp({ total, done, failed }: ImportDetails['lookUp']): string {
  return done < total
    ? importsTexts.lookingUp({ total, done })
    : importsTexts.lookUpDone({ total, failed })
}
