import { type ReactNode, useEffect, useRef } from 'react'
import { type Location, useBlocker } from 'react-router'
import { Confirmation } from './confirmation.tsx'

type UnsavedChangesPrompt = {
  /** What is asked. */
  prompt: string
  /** Whether something is lost now by going from one address to the other. */
  loses: (current: Location, next: Location) => boolean
  /** Whether the browser asks too, before the page is closed or loaded anew. */
  asksBeforeUnload: boolean
  /** Runs when the person leaves all the same. */
  onLeave?: () => void
}

/**
 * Holds back whoever goes elsewhere until they have answered. The question has to be drawn; after
 * `letGo` nothing is asked any more.
 */
export function useUnsavedChangesPrompt({
  prompt,
  loses,
  asksBeforeUnload,
  onLeave,
}: UnsavedChangesPrompt): {
  question: ReactNode
  letGo: () => void
} {
  const isFree = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isFree.current && loses(currentLocation, nextLocation),
  )
  useEffect(() => {
    if (!asksBeforeUnload) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [asksBeforeUnload])
  const question = (
    <Confirmation
      open={blocker.state === 'blocked'}
      prompt={prompt}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    />
  )
  const letGo = () => {
    isFree.current = true
  }
  return { question, letGo }
}
