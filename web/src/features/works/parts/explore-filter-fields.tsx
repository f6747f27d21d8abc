import type { Medium } from '@medley/contract/medium'
import { useQuery } from '@tanstack/react-query'
import { CheckChip } from '../../../ui/forms/check-chip.tsx'
import { type Option, Select } from '../../../ui/forms/select.tsx'
import { useMember } from '../../sessions/session.ts'
import type { ExploreFilter } from '../explore-filter.rules.ts'
import { exploreTexts as texts } from '../explore.messages.ts'
import { facetsQuery } from '../works.calls.ts'
import styles from './explore-filters.module.css'
import { nameCountries } from './work-facts.rules.ts'

type FieldsProps = {
  medium: Medium
  filter: ExploreFilter
  onChoose: (filter: ExploreFilter) => void
  /** Labels only for screen readers, where the fields stand in a row. */
  inRow?: boolean
}

/** The controls that narrow the explore list; a field without choices is left out. */
export function ExploreFilterFields({ medium, filter, onChoose, inRow = false }: FieldsProps) {
  const { data: facets } = useQuery(facetsQuery(medium))
  const isMember = useMember() !== null
  const choose = (part: Partial<ExploreFilter>) => onChoose({ ...filter, ...part })
  const { genre, decade, country } = filter
  return (
    <div className={inRow ? styles['row'] : styles['stack']}>
      <FacetSelect
        label={texts.genre}
        all={texts.allGenres}
        values={facets?.genres ?? []}
        value={genre}
        nameOf={(name) => name}
        hideLabel={inRow}
        onChoose={(next) => choose({ genre: next })}
      />
      <FacetSelect
        label={texts.decade}
        all={texts.allDecades}
        values={facets?.decades.map(String) ?? []}
        value={decade === null ? null : String(decade)}
        nameOf={(year) => texts.decadeName(Number(year))}
        hideLabel={inRow}
        onChoose={(next) => choose({ decade: next === null ? null : Number(next) })}
      />
      <FacetSelect
        label={texts.country}
        all={texts.allCountries}
        values={facets?.countries ?? []}
        value={country}
        nameOf={nameOfCountry}
        hideLabel={inRow}
        onChoose={(next) => choose({ country: next })}
      />
      {isMember && (
        <div className={styles['switches']}>
          <CheckChip checked={filter.notEngaged} onChange={(on) => choose({ notEngaged: on })}>
            {texts.notEngaged(medium)}
          </CheckChip>
          <CheckChip
            checked={filter.likedByFriends}
            onChange={(on) => choose({ likedByFriends: on })}
          >
            {texts.likedByFriends}
          </CheckChip>
          <CheckChip
            checked={filter.savedForLater}
            onChange={(on) => choose({ savedForLater: on })}
          >
            {texts.savedForLater}
          </CheckChip>
        </div>
      )}
    </div>
  )
}

export function nameOfCountry(code: string): string {
  return nameCountries([code])[0] ?? code
}

type FacetSelectProps = {
  label: string
  /** The choice that does not narrow. */
  all: string
  values: readonly string[]
  value: string | null
  nameOf: (value: string) => string
  hideLabel: boolean
  onChoose: (value: string | null) => void
}

function FacetSelect({ label, all, values, value, nameOf, hideLabel, onChoose }: FacetSelectProps) {
  if (values.length === 0 && value === null) return null
  // An address may name a value without works.
  const listed = value === null || values.includes(value) ? values : [value, ...values]
  const options: Option[] = [
    { value: '', label: all },
    ...listed.map((one) => ({ value: one, label: nameOf(one) })),
  ]
  return (
    <Select
      label={label}
      hideLabel={hideLabel}
      options={options}
      value={value ?? ''}
      onChoose={(next) => onChoose(next === '' ? null : next)}
    />
  )
}
