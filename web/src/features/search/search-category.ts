import { isMedium, type Medium, mediums } from '@medley/contract/medium'
import type { Option } from '../../ui/select.tsx'
import { mediumNames } from '../works/medium-words.ts'

/** What is searched: the works of a medium, or people. */
export type SearchCategory = Medium | 'users'

/** The mediums, as chips and lists offer them. */
export const mediumOptions: readonly Option<Medium>[] = mediums.map((medium) => ({
  value: medium,
  label: mediumNames[medium],
}))

export const categoryOptions: readonly Option<SearchCategory>[] = [
  ...mediumOptions,
  { value: 'users', label: 'Users' },
]

/** The category an address names, or null. */
export function readCategory(text: string | null): SearchCategory | null {
  if (isMedium(text)) return text
  return /^users?$/i.test(text ?? '') ? 'users' : null
}
