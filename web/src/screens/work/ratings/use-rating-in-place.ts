import { useState } from 'react'
import { logFailure } from '../../../lib/log.ts'
import { useLazy } from '../../../lib/loading/use-lazy.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { worksTexts } from '../../../features/works/works.messages.ts'

/** The stars under the scores; their code loads when they first open. */
export function useRatingInPlace() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const part = useLazy(loadStars, isOpen, (error) => {
    logFailure('The stars could not be loaded', error)
    close()
    showSnackbar({ text: worksTexts.loadFailed, kind: 'error' })
  })
  const toggle = () => setIsOpen(!isOpen)
  return { Component: part?.Component, isOpen, toggle, close }
}

async function loadStars() {
  return (await import('./rate-in-place.tsx')).RateInPlace
}
