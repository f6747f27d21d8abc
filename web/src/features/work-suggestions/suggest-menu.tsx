import type { Work } from '@medley/contract/shapes'
import { Ellipsis, Merge, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { useMember } from '../sessions/session.ts'
import { suggestionTexts as texts } from './work-suggestions.messages.ts'

type Wish = 'correct' | 'same'

/** What members can suggest about a work; renders nothing for visitors. */
export function SuggestMenu({ work }: { work: Work }) {
  const isMember = useMember() !== null
  const [wish, setWish] = useState<Wish>()
  const [isOpen, setIsOpen] = useState(false)
  const [opening, setOpening] = useState(0)
  const close = () => setIsOpen(false)
  const window = useLazy(loadWindow, isOpen, (error) => {
    logFailure('The window for suggestions could not be loaded', error)
    close()
    showSnackbar({ text: texts.failed, kind: 'error' })
  })
  const open = (wanted: Wish) => {
    setWish(wanted)
    setOpening(opening + 1)
    setIsOpen(true)
  }
  if (!isMember) return null
  return (
    <>
      <Menu trigger={<IconButton label={texts.menu} icon={<Ellipsis />} />}>
        <MenuItem icon={<PencilLine aria-hidden="true" />} onSelect={() => open('correct')}>
          {texts.correct}
        </MenuItem>
        <MenuItem icon={<Merge aria-hidden="true" />} onSelect={() => open('same')}>
          {texts.same}
        </MenuItem>
      </Menu>
      {window && wish && (
        <window.Component
          key={opening}
          open={isOpen}
          work={work}
          asksForSame={wish === 'same'}
          onClose={close}
        />
      )}
    </>
  )
}

async function loadWindow() {
  return (await import('./parts/suggestion-window.tsx')).SuggestionWindow
}
