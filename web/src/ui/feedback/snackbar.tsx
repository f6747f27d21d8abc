import { uiTexts } from '@medley/texts/ui'
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsAnyPresent } from '../../lib/presence.ts'
import { classNames } from '../layout/class-names.ts'
import { IconButton } from '../forms/icon-button.tsx'
import { expireSnackbar, hideSnackbar, type Snackbar, useSnackbar } from './snackbar-store.ts'
import styles from './snackbar.module.css'
import { sheets } from '../overlays/sheets.ts'

const icons = { error: CircleAlert, warning: TriangleAlert, success: CircleCheck }
/** Up to this many characters a message stays on one line. */
const longestLine = 50

/** Shows the newest message above everything, dialogs and drawers included; render it once. */
export function SnackbarHost() {
  const snackbar = useSnackbar()
  const isOverSheet = useIsAnyPresent(sheets)
  const urgent = snackbar?.kind === 'error'
  return createPortal(
    <div
      className={classNames(styles['host'], isOverSheet && styles['aboveSheet'])}
      data-snackbar=""
    >
      <div role="status" aria-live="polite">
        {snackbar && !urgent && <Message key={snackbar.id} {...snackbar} />}
      </div>
      <div role="alert" aria-live="assertive">
        {snackbar && urgent && <Message key={snackbar.id} {...snackbar} />}
      </div>
    </div>,
    document.body,
  )
}

function Message({ id, text, kind, timeout, action, otherAction }: Snackbar) {
  const [held, setHeld] = useState(false)
  const Icon = icons[kind]
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => expireSnackbar(id), timeout)
    return () => clearTimeout(timer)
  }, [held, id, timeout])
  return (
    <div
      className={classNames(
        styles['message'],
        styles[kind],
        [...text].length > longestLine && styles['multiline'],
      )}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={styles['icon']} aria-hidden="true" />
      <p className={styles['text']}>{text}</p>
      <div className={styles['actions']}>
        {[action, otherAction].map(
          (one) =>
            one && (
              <button key={one.label} type="button" className={styles['action']} onClick={one.run}>
                {one.label}
              </button>
            ),
        )}
      </div>
      <IconButton
        className={styles['close']}
        label={uiTexts.closeMessage}
        icon={<X />}
        onClick={hideSnackbar}
      />
    </div>
  )
}
