import { exploreTexts } from '@medley/texts/explore'
import type { Medium } from '@medley/contract/values/medium'
import { X } from 'lucide-react'
import { Button } from '../../../ui/forms/button.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import { useIsSmallScreen } from '../../../ui/layout/breakpoint.ts'
import {
  type ExploreFilter,
  type Narrowing,
  narrowingsOf,
  noFilter,
  without,
} from '../explore-filter.rules.ts'
import { genreName } from '../../works/genre-words.ts'
import { nameOfCountry } from '../facet-fields.tsx'
import { ExploreFilterFields } from './explore-filter-fields.tsx'
import styles from './explore-filters.module.css'

type BarProps = {
  medium: Medium
  filter: ExploreFilter
  onChoose: (filter: ExploreFilter) => void
}

/** The filters in a row; on small screens only those that are set, each to be removed. */
export function ExploreFilterBar({ medium, filter, onChoose }: BarProps) {
  const small = useIsSmallScreen()
  const set = narrowingsOf(filter)
  const clear = set.length > 0 && (
    <Button kind="link" onClick={() => onChoose({ ...noFilter, sort: filter.sort })}>
      {exploreTexts.clear}
    </Button>
  )
  if (!small) {
    return (
      <div className={styles['bar']}>
        <ExploreFilterFields inRow medium={medium} filter={filter} onChoose={onChoose} />
        {clear}
      </div>
    )
  }
  if (set.length === 0) return null
  return (
    <div className={classNames(styles['bar'], styles['scrolling'])}>
      {set.map((part) => (
        <button
          key={part}
          type="button"
          className={styles['chosen']}
          aria-label={exploreTexts.remove({ what: nameOf(part, medium, filter) })}
          onClick={() => onChoose(without(filter, part))}
        >
          {nameOf(part, medium, filter)}
          <X aria-hidden="true" />
        </button>
      ))}
      {clear}
    </div>
  )
}

function nameOf(part: Narrowing, medium: Medium, filter: ExploreFilter): string {
  if (part === 'notEngaged') return exploreTexts.notEngaged({ medium })
  if (part === 'likedByFriends') return exploreTexts.likedByFriends
  if (part === 'savedForLater') return exploreTexts.savedForLater
  if (part === 'genre') return genreName(filter.genre ?? '')
  if (part === 'decade') return exploreTexts.decadeName({ year: filter.decade ?? 0 })
  return nameOfCountry(filter.country ?? '')
}
