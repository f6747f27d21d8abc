import { useCallback, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

export type Align = 'start' | 'center' | 'end'

const gap = 6
const margin = 8

function placeBeside(anchor: Element, popup: HTMLElement, align: Align) {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popup
  const { clientWidth, clientHeight } = document.documentElement
  const wanted = { start: at.left, center: at.left + (at.width - width) / 2, end: at.right - width }
  const left = Math.max(margin, Math.min(wanted[align], clientWidth - width - margin))
  const below = at.bottom + gap
  const above = at.top - gap - height
  const fitsBelow = below + height <= clientHeight - margin
  const top = fitsBelow || above < margin ? below : above
  popup.style.setProperty('left', `${left}px`)
  popup.style.setProperty('top', `${top}px`)
  popup.style.setProperty('--room', `${Math.max(120, clientHeight - top - margin)}px`)
}

type Anchored = {
  /** The anchor's ref. */
  setAnchor: (anchor: HTMLElement | null) => void
  focusAnchor: () => void
  popupRef: RefObject<HTMLDivElement | null>
}

/**
 * Positions an open popup in the top layer next to its anchor and closes it on a click elsewhere.
 * The popup follows its anchor in the document, with `popover="manual"`, so that inside a dialog
 * it is part of the dialog.
 */
export function useAnchored(open: boolean, align: Align, onDismiss: () => void): Anchored {
  const anchorRef = useRef<HTMLElement>(null)
  const popupRef = useRef<HTMLDivElement>(null)
  const dismiss = useEffectEvent(onDismiss)
  useLayoutEffect(() => {
    const [anchor, popup] = [anchorRef.current, popupRef.current]
    if (!open || !anchor || !popup) return undefined
    popup.showPopover?.()
    const place = () => placeBeside(anchor, popup, align)
    const press = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const inside = popup.contains(target) || anchor.contains(target)
      if (!inside && !target.closest('[data-snackbar]')) dismiss()
    }
    place()
    // Its content may load later and change its size.
    const grown = new ResizeObserver(place)
    grown.observe(popup)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, true)
    document.addEventListener('pointerdown', press, true)
    return () => {
      grown.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, true)
      document.removeEventListener('pointerdown', press, true)
    }
  }, [open, align])
  const setAnchor = useCallback((anchor: HTMLElement | null) => {
    anchorRef.current = anchor
  }, [])
  const focusAnchor = useCallback(() => anchorRef.current?.focus(), [])
  return { setAnchor, focusAnchor, popupRef }
}
