import {
  cloneElement,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react'
import { firstControl } from '../../lib/focus/first-control.ts'
import { useAnchored, type Align } from './anchored.ts'
import { classNames } from '../layout/class-names.ts'
import styles from './popup.module.css'

type PopoverProps = {
  trigger: ReactElement<ComponentProps<'button'>>
  /** Accessible label of the popover. */
  label: string
  align?: Align
  /** Controlled when set; otherwise the button toggles the popover. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A popover under a button, for a short form or a few facts. Esc and a click outside close it. */
export function Popover(props: PopoverProps) {
  const { trigger, label, align = 'end', onOpenChange, children } = props
  const id = useId()
  const [ownOpen, setOwnOpen] = useState(false)
  const open = props.open ?? ownOpen
  const setOpen = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const { setAnchor, focusAnchor, popupRef } = useAnchored(open, align, () => setOpen(false))
  const dismiss = useEffectEvent((giveFocusBack: boolean) => {
    setOpen(false)
    if (giveFocusBack) focusAnchor()
  })
  // Before the paint: whoever sees the popover can type into it and close it by Esc.
  useLayoutEffect(() => {
    const popup = popupRef.current
    if (!open || !popup) return undefined
    const first = firstControl(popup) ?? popup
    first.focus({ preventScroll: true })
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      dismiss(true)
    }
    const closeWhenLeft = ({ relatedTarget: next }: FocusEvent) => {
      if (!(next instanceof Element) || popup.contains(next)) return
      if (!next.closest(`[aria-controls="${popup.id}"], [data-snackbar]`)) dismiss(false)
    }
    popup.addEventListener('keydown', closeByKey)
    popup.addEventListener('focusout', closeWhenLeft)
    return () => {
      popup.removeEventListener('keydown', closeByKey)
      popup.removeEventListener('focusout', closeWhenLeft)
    }
  }, [open, popupRef])
  return (
    <>
      {cloneElement(trigger, {
        ref: setAnchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <div
          ref={popupRef}
          id={id}
          popover="manual"
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={classNames(styles['popup'], styles['box'])}
        >
          {children}
        </div>
      )}
    </>
  )
}
