import { sentWorksTexts } from '@medley/texts/sent-works'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { useLazyDialog } from '../../ui/overlays/use-lazy-dialog.ts'
import { useMember } from '../sessions/session.ts'
import type { CoveredWork } from '../works/cover-props.ts'

/** Sends a work to friends; renders nothing for visitors. */
export function SendButton({ work }: { work: CoveredWork }) {
  const isMember = useMember() !== null
  const { window, open } = useSendWindow()
  if (!isMember) return null
  return (
    <>
      <IconButton
        label={sentWorksTexts.sendButton.send}
        icon={<Send />}
        onClick={() => open(work)}
      />
      {window}
    </>
  )
}

/** The window that sends a work, for buttons that may go while it is open. The caller renders `window`. */
export function useSendWindow() {
  const [work, setWork] = useState<CoveredWork>()
  const { Component, isOpen, opening, ...dialog } = useLazyDialog(loadWindow, {
    name: 'The window to send a work',
    failed: sentWorksTexts.sendButton.failed,
  })
  const open = (next: CoveredWork) => {
    setWork(next)
    dialog.open()
  }
  const window = Component && work && (
    <Component key={opening} open={isOpen} work={work} onClose={dialog.close} />
  )
  return { window, open }
}

async function loadWindow() {
  return (await import('./parts/send-window.tsx')).SendWindow
}
