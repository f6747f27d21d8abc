import type { Work } from '@medley/contract/shapes'
import { Ellipsis, Merge, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { useLazyDialog } from '../../ui/overlays/use-lazy-dialog.ts'
import { useMember } from '../sessions/session.ts'
import { suggestionTexts as texts } from './work-suggestions.messages.ts'

type Wish = 'correct' | 'same'

/** What members can suggest about a work; renders nothing for visitors. */
export function SuggestMenu({ work }: { work: Work }) {
  const isMember = useMember() !== null
  const [wish, setWish] = useState<Wish>()
  const window = useLazyDialog(loadWindow, {
    name: 'The window for suggestions',
    failed: texts.failed,
  })
  const open = (wanted: Wish) => {
    setWish(wanted)
    window.open()
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
      {window.Component && (
        <window.Component
          key={window.opening}
          open={window.isOpen}
          work={work}
          asksForSame={wish === 'same'}
          onClose={window.close}
        />
      )}
    </>
  )
}

async function loadWindow() {
  return (await import('./parts/suggestion-window.tsx')).SuggestionWindow
}
