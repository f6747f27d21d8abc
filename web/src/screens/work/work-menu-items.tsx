import type { Work } from '@medley/contract/values/shapes'
import { Flag, Merge, PencilLine } from 'lucide-react'
import { MenuItem, MenuLine } from '../../ui/overlays/menu.tsx'
import { NotForMeItems } from '../../features/not-for-me/not-for-me-items.tsx'
import { reportTexts } from '../../features/reports/reports.messages.ts'
import { suggestionTexts } from '../../features/work-suggestions/work-suggestions.messages.ts'

export type WorkChange = 'correct' | 'same' | 'report'

type WorkMenuItemsProps = { work: Work; onChoose: (change: WorkChange) => void }

/** The items of a work's menu. */
export function WorkMenuItems({ work, onChoose }: WorkMenuItemsProps) {
  return (
    <>
      <MenuItem icon={<PencilLine aria-hidden="true" />} onSelect={() => onChoose('correct')}>
        {suggestionTexts.correct}
      </MenuItem>
      <MenuItem icon={<Merge aria-hidden="true" />} onSelect={() => onChoose('same')}>
        {suggestionTexts.same}
      </MenuItem>
      <MenuLine />
      <NotForMeItems work={work} />
      <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => onChoose('report')}>
        {reportTexts.titles.work}
      </MenuItem>
    </>
  )
}
