import {
  cloneElement,
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type PointerEvent,
  type ReactElement,
} from 'react'
import { useAnchored } from './anchored.ts'
import { classNames } from '../layout/class-names.ts'
import styles from './popup.module.css'

type HintProps = {
  /** Without a text the hint is not rendered. */
  text: string | undefined
  /** A button or link; give it `aria-disabled` rather than `disabled`, so that it can be reached. */
  children: ReactElement<ComponentProps<'button'>>
}

const showDelay = 200
/** Time to move the pointer from the action onto the hint. */
const hideDelay = 150

/** Tooltip on hover, focus and tap, and the action's accessible description. Use it to explain a disabled action. */
export function Hint({ text, children }: HintProps) {
  const id = useId()
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const { setAnchor, popupRef } = useAnchored(open, 'center', () => setOpen(false))
  useEffect(() => {
    if (wanted === open) return undefined
    const timer = setTimeout(() => setOpen(wanted), wanted ? showDelay : hideDelay)
    return () => clearTimeout(timer)
  }, [wanted, open])
  if (!text) return children
  const show = (now: boolean) => {
    setWanted(now)
    setOpen(now)
  }
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setWanted(pointerType === 'mouse' || open),
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setWanted(false)
    },
  }
  return (
    <>
      {cloneElement(children, {
        ref: setAnchor,
        'aria-describedby': id,
        ...hover,
        onPointerUp: ({ pointerType }) => pointerType === 'touch' && show(true),
        onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && show(true),
        onBlur: () => show(false),
        onKeyDown: (event) => {
          if (event.key !== 'Escape' || !open) return
          event.stopPropagation()
          show(false)
        },
      })}
      <span id={id} hidden>
        {text}
      </span>
      {open && (
        <div
          ref={popupRef}
          popover="manual"
          role="tooltip"
          className={classNames(styles['popup'], styles['hint'])}
          {...hover}
        >
          {text}
        </div>
      )}
    </>
  )
}
