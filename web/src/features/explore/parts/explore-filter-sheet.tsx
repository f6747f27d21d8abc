import { exploreTexts } from '@medley/texts/explore'
import type { Medium } from '@medley/contract/values/medium'
import { Button } from '../../../ui/forms/button.tsx'
import { DialogWindow } from '../../../ui/overlays/dialog-window.tsx'
import { type ExploreFilter, narrowingsOf, noFilter } from '../explore-filter.rules.ts'
import { ExploreFilterFields } from './explore-filter-fields.tsx'
import styles from './explore-filters.module.css'

type SheetProps = {
  open: boolean
  medium: Medium
  filter: ExploreFilter
  onChoose: (filter: ExploreFilter) => void
  onClose: () => void
}

/** The filters of small screens; each choice applies at once to the list behind. */
export function ExploreFilterSheet({ open, medium, filter, onChoose, onClose }: SheetProps) {
  const isNarrowed = narrowingsOf(filter).length > 0
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={exploreTexts.filters}
      footer={
        <div className={styles['footer']}>
          <Button
            kind="quiet"
            aria-disabled={!isNarrowed}
            onClick={() => onChoose({ ...noFilter, sort: filter.sort })}
          >
            {exploreTexts.clearAll}
          </Button>
          <Button onClick={onClose}>{exploreTexts.show}</Button>
        </div>
      }
    >
      <ExploreFilterFields medium={medium} filter={filter} onChoose={onChoose} />
    </DialogWindow>
  )
}
