import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './popup.module.css'
import { isSnackbarEvent } from './snackbar-press.ts'

type PopoverProps = {
  trigger: ReactElement
  /** The name of the opened box, for screen readers. */
  label: string
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A small box under a button, for a short form or a few facts. Opens by itself unless `open` is given. */
export function Popover({
  trigger,
  label,
  align = 'end',
  open,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <Base.Root
      {...(open !== undefined && { open })}
      onOpenChange={(next, details) => {
        if (isSnackbarEvent(details.event)) details.cancel()
        else onOpenChange?.(next)
      }}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={styles['positioner']}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup className={classNames(styles['popup'], styles['box'])} aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
