import { worksTexts } from '@medley/texts/works'
import { workPageTexts } from '@medley/texts/work-page'
import type { Work } from '@medley/contract/values/shapes'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { LazyItems } from '../../ui/overlays/lazy-items.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { useLazyDialog } from '../../ui/overlays/use-lazy-dialog.ts'
import { ReportPopup } from '../../features/reports/report-popup.tsx'
import { useMember } from '../../features/sessions/session.ts'
import type { WorkChange } from './work-menu-items.tsx'

/** Menu for members to suggest changes of a work, report or hide it; renders nothing for visitors. */
export function WorkMenu({ work }: { work: Work }) {
  const isMember = useMember() !== null
  const [chosen, setChosen] = useState<WorkChange>()
  const suggestion = useLazyDialog(loadWindow, {
    name: 'The window for suggestions',
    failed: worksTexts.loadFailed,
  })
  const choose = (wanted: WorkChange) => {
    setChosen(wanted)
    if (wanted !== 'report') suggestion.open()
  }
  if (!isMember) return null
  return (
    <>
      <Menu trigger={<IconButton label={workPageTexts.menu} icon={<Ellipsis />} />}>
        <LazyItems
          load={loadItems}
          items={{ work, onChoose: choose }}
          failed={worksTexts.loadFailed}
        />
      </Menu>
      {suggestion.Component && (
        <suggestion.Component
          key={suggestion.opening}
          open={suggestion.isOpen}
          work={work}
          asksForSame={chosen === 'same'}
          onClose={suggestion.close}
        />
      )}
      <ReportPopup
        open={chosen === 'report'}
        type="work"
        itemId={work.id}
        onClose={() => setChosen(undefined)}
      />
    </>
  )
}

async function loadItems() {
  return (await import('./work-menu-items.tsx')).WorkMenuItems
}

async function loadWindow() {
  return (await import('../../features/work-suggestions/suggestion-window.tsx')).SuggestionWindow
}
