import { workSuggestionsTexts } from '@medley/texts/work-suggestions'
import { reportsTexts } from '@medley/texts/reports'
import type { Work } from '@medley/contract/values/shapes'
import { Flag, Merge, PencilLine } from 'lucide-react'
import { MenuItem, MenuLine } from '../../ui/overlays/menu.tsx'
import { NotForMeItems } from '../../features/not-for-me/not-for-me-items.tsx'

export type WorkChange = 'correct' | 'same' | 'report'

type WorkMenuItemsProps = { work: Work; onChoose: (change: WorkChange) => void }

/** The items of a work's menu. */
export function WorkMenuItems({ work, onChoose }: WorkMenuItemsProps) {
  return (
    <>
      <MenuItem icon={<PencilLine aria-hidden="true" />} onSelect={() => onChoose('correct')}>
        {workSuggestionsTexts.correct}
      </MenuItem>
      <MenuItem icon={<Merge aria-hidden="true" />} onSelect={() => onChoose('same')}>
        {workSuggestionsTexts.same}
      </MenuItem>
      <MenuLine />
      <NotForMeItems work={work} />
      <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => onChoose('report')}>
        {reportsTexts.titles.work}
      </MenuItem>
    </>
  )
}
