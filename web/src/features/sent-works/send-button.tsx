import type { WorkRef } from '@medley/contract/shapes'
import { Send } from 'lucide-react'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { useLazyDialog } from '../../ui/overlays/use-lazy-dialog.ts'
import { useMember } from '../sessions/session.ts'
import { sendButtonTexts as texts } from './send-button.messages.ts'

/** Sends a work to friends; renders nothing for visitors. */
export function SendButton({ work }: { work: WorkRef }) {
  const isMember = useMember() !== null
  const window = useLazyDialog(loadWindow, {
    name: 'The window to send a work',
    failed: texts.failed,
  })
  if (!isMember) return null
  return (
    <>
      <IconButton label={texts.send} icon={<Send />} onClick={window.open} />
      {window.Component && (
        <window.Component
          key={window.opening}
          open={window.isOpen}
          work={work}
          onClose={window.close}
        />
      )}
    </>
  )
}

async function loadWindow() {
  return (await import('./parts/send-window.tsx')).SendWindow
}
