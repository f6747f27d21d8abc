import { type ComponentType, useState } from 'react'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { showSnackbar } from '../feedback/snackbar-store.ts'

interface WindowTexts {
  /** The window, for the log: "The window to merge works". */
  name: string
  /** Tells the user that it could not be loaded. */
  failed: string
}

/**
 * A window whose chunk is loaded on first opening. `opening` counts openings: as the key of the
 * component it starts each one afresh. `load` must be a stable function.
 */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  { name, failed }: WindowTexts,
) {
  const [isOpen, setIsOpen] = useState(false)
  const [opening, setOpening] = useState(0)
  const close = () => setIsOpen(false)
  const part = useLazy(load, isOpen, (error) => {
    logFailure(`${name} could not be loaded`, error)
    close()
    showSnackbar({ text: failed, kind: 'error' })
  })
  return {
    /** Null until the window is first opened and loaded. */
    Component: part?.Component ?? null,
    isOpen,
    opening,
    open: () => {
      setOpening(opening + 1)
      setIsOpen(true)
    },
    close,
  }
}
