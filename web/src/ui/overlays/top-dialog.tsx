import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './top-dialog.module.css'

type TopDialogProps = {
  title: string
  /** Called by Esc; without it, Esc does nothing. */
  onCancel?: () => void
  children: ReactNode
}

/** A modal dialog above all else, open dialogs included. Open as long as it is rendered. */
export function TopDialog({ title, onCancel, children }: TopDialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing the dialog before it is removed restores the focus.
    return () => element?.close()
  }, [])
  return (
    // `data-snackbar`: as with snackbars, a click in here must not close the dialog below.
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      data-snackbar=""
      onCancel={(event) => {
        event.preventDefault()
        onCancel?.()
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
