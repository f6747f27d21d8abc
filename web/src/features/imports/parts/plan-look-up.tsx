import type { ImportDetails } from '@medley/contract/imports'
import { useEffect, useRef } from 'react'
import { announce } from '../../../ui/announcement-store.ts'
import { isLookingUp } from '../imports.calls.ts'
import { showLookUp } from '../imports.messages.ts'
import styles from './imports.module.css'

/** How far the sources were asked for works of the plan that are not here. Nothing where none is. */
export function PlanLookUp({ details }: { details: ImportDetails }) {
  const { lookUp } = details
  useAnnouncedEnd(isLookingUp(details), showLookUp(lookUp))
  return lookUp.total > 0 && <p className={styles['soft']}>{showLookUp(lookUp)}</p>
}

/** The count goes up silently; that it has come to its end is said once. */
function useAnnouncedEnd(isLooking: boolean, text: string): void {
  const wasLooking = useRef(false)
  useEffect(() => {
    if (wasLooking.current && !isLooking) announce(text)
    wasLooking.current = isLooking
  }, [isLooking, text])
}
