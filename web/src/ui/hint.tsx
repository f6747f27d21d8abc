import { Tooltip as Base } from '@base-ui/react/tooltip'
import { cloneElement, useId, useState, type ReactElement } from 'react'
import styles from './popup.module.css'

type HintProps = {
  /** Nothing shows without a text. */
  text: string | undefined
  /** A button or link; give it `aria-disabled` rather than `disabled`, so that it can be reached. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * Explains an action on hover, on focus and on a tap, and to screen readers as its description.
 * The way to say why an action cannot be used.
 */
export function Hint({ text, children }: HintProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  if (!text) return children
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger
        render={cloneElement(children, { 'aria-describedby': id })}
        delay={200}
        closeOnClick={false}
        onPointerUp={(event) => {
          if (event.pointerType === 'touch') setOpen(true)
        }}
      />
      <span id={id} hidden>
        {text}
      </span>
      <Base.Portal>
        <Base.Positioner className={styles['positioner']} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={`${styles['popup']} ${styles['hint']}`} aria-hidden="true">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
