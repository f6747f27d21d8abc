import { exploreTexts } from '@medley/texts/explore'
import type { Medium } from '@medley/contract/values/medium'
import { useQuery } from '@tanstack/react-query'
import { type Option, Select } from '../../ui/forms/select.tsx'
import type { ExploreFilter } from './explore-filter.rules.ts'
import { genreName } from '../works/genre-words.ts'
import { nameCountries } from '../works/code-names.rules.ts'
import { facetsQuery } from '../works/works.calls.ts'

/** Facts by which works can be filtered. */
export type FacetFilter = Pick<ExploreFilter, 'genre' | 'decade' | 'country'>

type FieldsProps = {
  medium: Medium
  filter: FacetFilter
  onChoose: (part: Partial<FacetFilter>) => void
  /** Labels only for screen readers, where the fields stand in a row. */
  hideLabels: boolean
}

/** Choices of genre, decade and country; a field without choices is left out once that is known. */
export function FacetFields({ medium, filter, onChoose, hideLabels }: FieldsProps) {
  const { data: facets, isPending } = useQuery(facetsQuery(medium))
  const { genre, decade, country } = filter
  return (
    <>
      <FacetSelect
        label={exploreTexts.genre}
        all={exploreTexts.allGenres}
        values={facets?.genres ?? []}
        value={genre}
        nameOf={genreName}
        isPending={isPending}
        hideLabel={hideLabels}
        onChoose={(next) => onChoose({ genre: next })}
      />
      <FacetSelect
        label={exploreTexts.decade}
        all={exploreTexts.allDecades}
        values={facets?.decades.map(String) ?? []}
        value={decade === null ? null : String(decade)}
        nameOf={(year) => exploreTexts.decadeName({ year: Number(year) })}
        isPending={isPending}
        hideLabel={hideLabels}
        onChoose={(next) => onChoose({ decade: next === null ? null : Number(next) })}
      />
      <FacetSelect
        label={exploreTexts.country}
        all={exploreTexts.allCountries}
        values={facets?.countries ?? []}
        value={country}
        nameOf={nameOfCountry}
        isPending={isPending}
        hideLabel={hideLabels}
        onChoose={(next) => onChoose({ country: next })}
      />
    </>
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
  isPending: boolean
  hideLabel: boolean
  onChoose: (value: string | null) => void
}

function FacetSelect(props: FacetSelectProps) {
  const { label, all, values, value, nameOf, isPending, hideLabel, onChoose } = props
  if (values.length === 0 && value === null && !isPending) return null
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
