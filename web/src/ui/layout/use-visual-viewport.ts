import { useEffect } from 'react'

/**
 * While open, sets `--viewport-height` to the visible height above an on-screen keyboard and
 * `--keyboard-height` to the height the keyboard covers, for elements fixed to the bottom edge.
 */
export function useVisualViewport(open: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!open || !seen) return undefined
    const measure = () => keep(seen)
    const remeasure = () => {
      measure()
      showField()
    }
    measure()
    seen.addEventListener('resize', remeasure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', remeasure)
      seen.removeEventListener('scroll', measure)
      clear()
    }
  }, [open])
}

/** Pinch zoom also shrinks the visual viewport, but no keyboard covers the page then. */
function keep({ height, offsetTop, scale }: VisualViewport): void {
  const below = Math.round(window.innerHeight - height - offsetTop)
  if (scale > 1.01 || below <= 0) {
    clear()
    return
  }
  const { style } = document.documentElement
  style.setProperty('--viewport-height', `${height}px`)
  style.setProperty('--keyboard-height', `${below}px`)
}

/** The keyboard may have covered the focused field. */
function showField(): void {
  const { activeElement } = document
  if (activeElement?.matches('input, textarea')) activeElement.scrollIntoView({ block: 'nearest' })
}

function clear(): void {
  const { style } = document.documentElement
  style.removeProperty('--viewport-height')
  style.removeProperty('--keyboard-height')
}
