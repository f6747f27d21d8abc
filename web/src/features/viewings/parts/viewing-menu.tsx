import { viewingsTexts } from '@medley/texts/viewings'
import type { Viewing } from '@medley/contract/library/viewings'
import { displayTitleOf } from '@medley/messages/titles'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { useLazyDialog } from '../../../ui/overlays/use-lazy-dialog.ts'
import { deleteViewing } from '../viewings.calls.ts'
import { dayText } from './day-text.ts'

/** Menu of a viewing for its member. */
export function ViewingMenu({ viewing }: { viewing: Viewing }) {
  const window = useLazyDialog(loadWindow, {
    name: 'The window to edit a viewing',
    failed: viewingsTexts.failed,
  })
  const label = viewingsTexts.actions({
    title: displayTitleOf(viewing.work),
    day: dayText(viewing.day),
  })
  return (
    <>
      <Menu trigger={<IconButton label={label} icon={<Ellipsis />} />}>
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={window.open}>
          {viewingsTexts.edit}
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden="true" />} onSelect={() => void deleteViewing(viewing)}>
          {viewingsTexts.delete}
        </MenuItem>
      </Menu>
      {window.Component && (
        <window.Component
          key={window.opening}
          open={window.isOpen}
          viewing={viewing}
          onClose={window.close}
        />
      )}
    </>
  )
}

async function loadWindow() {
  return (await import('./viewing-window.tsx')).EditViewingWindow
}
