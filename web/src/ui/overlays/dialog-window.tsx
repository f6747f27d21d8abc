import { uiTexts } from '@medley/texts/ui'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { classNames } from '../layout/class-names.ts'
import { firstControl } from '../../lib/focus/first-control.ts'
import { usePresence } from '../../lib/presence.ts'
import styles from './dialog.module.css'
import { IconButton } from '../forms/icon-button.tsx'
import { useVisualViewport } from '../layout/use-visual-viewport.ts'
import { isSnackbarEvent } from '../feedback/snackbar-event.ts'
import { useSnackbar } from '../feedback/snackbar-store.ts'
import { sheets } from './sheets.ts'

export type DialogProps = {
  open: boolean
  /** Called by the close button, Esc and a click outside; the caller decides whether to close. */
  onClose: () => void
  title: string
  /** Maximum width: m 600 px, l 800 px. */
  size?: 'm' | 'l'
  /** On phones as high as the window, above the keyboard. */
  tall?: boolean
  /** Rendered left of the title, for example a back button. */
  lead?: ReactNode
  /** Buttons that stay at the lower edge while the body scrolls. */
  footer?: ReactNode
  /** Focuses the window instead of its first control, as where a finger opened it. */
  focusesItself?: boolean
  /** Receives the focus on close, for bodies that move the focus themselves on opening. */
  returnTo?: Element | null
  children: ReactNode
}

/** A modal dialog that traps the focus. */
export function DialogWindow(props: DialogProps) {
  const { open, onClose, title, size = 'm', tall = false, lead, footer, returnTo, children } = props
  const popupRef = useRef<HTMLDivElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const hasMessage = useSnackbar() !== undefined
  useVisualViewport(open)
  usePresence(sheets, open)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        if (!next && !isSnackbarEvent(event)) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles['backdrop']} />
        <Base.Popup
          ref={popupRef}
          className={classNames(
            styles['popup'],
            styles[size],
            tall && styles['tall'],
            hasMessage && styles['belowMessage'],
          )}
          initialFocus={
            props.focusesItself
              ? popupRef
              : (openedBy) => openedBy === 'touch' || controlToFocus(bodyRef.current)
          }
          finalFocus={() => placeToReturn(returnTo) ?? true}
        >
          <div className={styles['header']}>
            {lead}
            <Base.Title className={styles['title']}>{title}</Base.Title>
            <Base.Close render={<IconButton label={uiTexts.close} icon={<X />} />} />
          </div>
          <div ref={bodyRef} className={styles['body']}>
            {children}
          </div>
          {footer && <div className={styles['footer']}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** Falls back to the main element, because the dialog may have removed the element that opened it. */
function placeToReturn(element: Element | null | undefined): HTMLElement | null {
  if (!(element instanceof HTMLElement) || element === document.body) return null
  return element.isConnected ? element : document.querySelector<HTMLElement>('main')
}

/** Initial focus: the element the body chose, else its first control other than the close button. */
function controlToFocus(body: HTMLElement | null): HTMLElement | true {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && body?.contains(activeElement)) return activeElement
  return (body && firstControl(body)) ?? true
}
