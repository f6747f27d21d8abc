import { exploreTexts } from '@medley/texts/explore'
import layout from '../../../ui/layout/layout.module.css'
import type { Medium } from '@medley/contract/values/medium'
import { CheckChip } from '../../../ui/forms/check-chip.tsx'
import { useMember } from '../../sessions/session.ts'
import type { ExploreFilter } from '../explore-filter.rules.ts'
import { FacetFields } from '../facet-fields.tsx'
import styles from './explore-filters.module.css'

type FieldsProps = {
  medium: Medium
  filter: ExploreFilter
  onChoose: (filter: ExploreFilter) => void
  /** Labels only for screen readers, where the fields stand in a row. */
  inRow?: boolean
}

/** The controls that narrow the explore list; a field without choices is left out. */
export function ExploreFilterFields({ medium, filter, onChoose, inRow = false }: FieldsProps) {
  const isMember = useMember() !== null
  const choose = (part: Partial<ExploreFilter>) => onChoose({ ...filter, ...part })
  return (
    <div className={inRow ? styles['row'] : styles['stack']}>
      <FacetFields medium={medium} filter={filter} hideLabels={inRow} onChoose={choose} />
      {isMember && (
        <div className={layout['wrap-2']}>
          <CheckChip checked={filter.notEngaged} onChange={(on) => choose({ notEngaged: on })}>
            {exploreTexts.notEngaged({ medium })}
          </CheckChip>
          <CheckChip
            checked={filter.likedByFriends}
            onChange={(on) => choose({ likedByFriends: on })}
          >
            {exploreTexts.likedByFriends}
          </CheckChip>
          <CheckChip
            checked={filter.savedForLater}
            onChange={(on) => choose({ savedForLater: on })}
          >
            {exploreTexts.savedForLater}
          </CheckChip>
        </div>
      )}
    </div>
  )
}
