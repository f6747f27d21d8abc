import { listsTexts } from '@medley/texts/lists'
import type { MediaList } from '@medley/contract/values/shapes'
import { Copy } from 'lucide-react'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { useLazyDialog } from '../../../ui/overlays/use-lazy-dialog.ts'
import { useMember } from '../../sessions/session.ts'

/** Copies another member's list; renders nothing for visitors. */
export function CopyList({ list }: { list: MediaList }) {
  const isMember = useMember() !== null
  const copy = useLazyDialog(loadWindow, {
    name: 'The window to copy a list',
    failed: listsTexts.loadFailed,
  })
  if (!isMember || list.entryCount === 0) return null
  return (
    <>
      <IconButton label={listsTexts.copy} icon={<Copy />} onClick={copy.open} />
      {copy.Component && (
        <copy.Component key={copy.opening} open={copy.isOpen} list={list} onClose={copy.close} />
      )}
    </>
  )
}

async function loadWindow() {
  return (await import('./copy-list-window.tsx')).CopyListWindow
}
