import { useEffect, useRef } from 'react'
import { type Location, useBlocker } from 'react-router'
import { Confirmation } from '../../../ui/confirmation.tsx'
import { isEditQuery } from '../list-address.ts'
import { isOwnerNow } from '../list-owner.ts'
import { listTexts } from '../lists.messages.ts'

/**
 * Holds back whoever leaves the editor, for another screen or altogether, until they have answered.
 * After `letGo` nothing is asked any more.
 */
export function useLeaveQuestion(owner: string) {
  const isFree = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isFree.current && isOwnerNow(owner) && !isSameEditor(currentLocation, nextLocation),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  const question = (
    <Confirmation
      open={blocker.state === 'blocked'}
      prompt={listTexts.leaveQuestion}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
  const letGo = () => {
    isFree.current = true
  }
  return { question, letGo }
}

function isSameEditor(current: Location, next: Location): boolean {
  return current.pathname === next.pathname && isEditQuery(new URLSearchParams(next.search))
}
