import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from '../forms/button.tsx'
import { classNames } from '../layout/class-names.ts'
import styles from './dialog.module.css'
import { isSnackbarEvent } from '../feedback/snackbar-event.ts'

export type ConfirmationProps = {
  open: boolean
  /** The question. */
  prompt: string
  /** Overline above the question. */
  heading?: string
  /** Consequences of confirming. */
  body?: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  /** Styles the confirm button as destructive. */
  danger?: boolean
  /** Confirming loses work: the quiet button, so that cancelling is the emphasised one. */
  loses?: boolean
  busy?: boolean
}

/** Confirmation dialog. Esc cancels; a click outside does nothing. */
export function ConfirmationWindow(props: ConfirmationProps) {
  const { open, prompt, heading, body, onConfirm, onCancel, busy = false } = props
  const { danger = false, loses = false } = props
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        if (!next && !isSnackbarEvent(event)) onCancel()
      }}
    >
      <Base.Portal>
        <Base.Backdrop forceRender className={styles['backdrop']} />
        <Base.Popup className={classNames(styles['popup'], styles['s'])}>
          <div className={styles['question']}>
            {heading && <p className={styles['heading']}>{heading}</p>}
            <Base.Title className={styles['prompt']}>{prompt}</Base.Title>
            {body && (
              <Base.Description className={styles['detail']} render={<div />}>
                {body}
              </Base.Description>
            )}
            <div className={styles['answers']}>
              <Button kind={loses ? 'primary' : 'quiet'} onClick={onCancel}>
                {props.cancelLabel}
              </Button>
              <Button
                kind={loses ? 'quiet' : danger ? 'danger' : 'primary'}
                loading={busy}
                onClick={onConfirm}
              >
                {props.confirmLabel}
              </Button>
            </div>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
