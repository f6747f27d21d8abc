import { useEffect } from 'react'

/**
 * While open, keeps in `--viewport-height` how much of the window is seen above an open keyboard, and in
 * `--keyboard-height` how much of it the keyboard hides, for what stands at the lower edge.
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

/** A page that is zoomed in shows a part of itself, too, but hides nothing behind a keyboard. */
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

/** The field that is typed in may have lost its place to the keyboard. */
function showField(): void {
  const { activeElement } = document
  if (activeElement?.matches('input, textarea')) activeElement.scrollIntoView({ block: 'nearest' })
}

function clear(): void {
  const { style } = document.documentElement
  style.removeProperty('--viewport-height')
  style.removeProperty('--keyboard-height')
}
