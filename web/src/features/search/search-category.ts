import { titlesTexts } from '@medley/texts/titles'
import { searchTexts } from '@medley/texts/search'
import { limits } from '@medley/contract/limits'
import { isMedium, type Medium, mediums } from '@medley/contract/values/medium'
import type { SearchCategory, SearchCounts } from '@medley/contract/works/search'
import type { Option } from '../../ui/forms/select.tsx'

/** Mediums as options of chips and selects. */
export const mediumOptions: readonly Option<Medium>[] = mediums.map((medium) => ({
  value: medium,
  label: titlesTexts.mediumNames[medium],
}))

const categoryOptions: readonly Option<SearchCategory>[] = [
  { value: 'all', label: searchTexts.categories.all },
  ...mediumOptions,
  { value: 'users', label: searchTexts.categories.users },
]

/** The categories, with the number of results in each once they are known. */
export function countedOptions(counts: SearchCounts | undefined): Option<SearchCategory>[] {
  return categoryOptions.map((option) =>
    option.value === 'all' || !counts
      ? option
      : { ...option, note: countText(counts[option.value]) },
  )
}

/** "12", or "100+" where counting stopped. */
export function countText(count: number): string {
  return count < limits.searchCountMax ? String(count) : `${limits.searchCountMax}+`
}

/** The category in an address, or null. */
export function readCategory(text: string | null): SearchCategory | null {
  if (text === 'all' || isMedium(text)) return text
  return /^users?$/i.test(text ?? '') ? 'users' : null
}
