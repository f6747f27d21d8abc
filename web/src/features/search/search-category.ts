import { isMedium, type Medium, mediums } from '@medley/contract/medium'
import type { Option } from '../../ui/forms/select.tsx'
import { mediumNames } from '../works/medium-words.ts'

/** Search target: the works of a medium, or users. */
export type SearchCategory = Medium | 'users'

/** Mediums as options of chips and selects. */
export const mediumOptions: readonly Option<Medium>[] = mediums.map((medium) => ({
  value: medium,
  label: mediumNames[medium],
}))

export const categoryOptions: readonly Option<SearchCategory>[] = [
  ...mediumOptions,
  { value: 'users', label: 'Users' },
]

/** The category in an address, or null. */
export function readCategory(text: string | null): SearchCategory | null {
  if (isMedium(text)) return text
  return /^users?$/i.test(text ?? '') ? 'users' : null
}
