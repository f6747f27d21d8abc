import { uiTexts } from '@medley/texts/ui'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePresence } from '../../lib/presence.ts'
import styles from './drawer.module.css'
import { IconButton } from '../forms/icon-button.tsx'
import { useVisualViewport } from '../layout/use-visual-viewport.ts'
import { isSnackbarEvent } from '../feedback/snackbar-event.ts'
import { sheets } from './sheets.ts'

type DrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** A panel at the right edge, under the navbar; closes by its button, Esc or a press outside. */
export function Drawer({ open, onClose, title, children }: DrawerProps) {
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
        <Base.Popup className={styles['popup']}>
          <div className={styles['header']}>
            <Base.Title className={styles['title']}>{title}</Base.Title>
            <Base.Close render={<IconButton label={uiTexts.close} icon={<X />} />} />
          </div>
          <div className={styles['body']}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
