import { uiTexts } from '@medley/texts/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Location } from '../../lib/router/history.ts'
import { useBlocker } from '../../lib/router/use-blocker.ts'
import { Confirmation } from '../overlays/confirmation.tsx'

type UnsavedChangesPrompt = {
  /** The question to ask. */
  prompt: string
  /** True if navigating from `current` to `next` loses changes. */
  loses: (current: Location, next: Location) => boolean
  /** True if the browser also asks before the page is closed or reloaded. */
  asksBeforeUnload: boolean
  /** Runs when the user leaves anyway. */
  onLeave?: () => void
}

/**
 * Blocks navigation until the user confirms leaving. The caller renders `question`; after `letGo`
 * navigation is no longer blocked.
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
  const blocked = useBlocker((current, next) => !isFree.current && loses(current, next))
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
      open={blocked !== null}
      prompt={prompt}
      confirmLabel={uiTexts.leave}
      cancelLabel={uiTexts.stay}
      loses
      onConfirm={() => {
        onLeave?.()
        blocked?.proceed()
      }}
      onCancel={() => blocked?.reset()}
    />
  )
  const letGo = () => {
    isFree.current = true
  }
  return { question, letGo }
}
