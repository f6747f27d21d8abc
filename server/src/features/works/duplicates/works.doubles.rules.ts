import type { Medium } from '@medley/contract/values/medium'
import { compareTitles } from '../../../catalogue/titles/compare-titles.ts'
import { compareCreators } from './works.deduplicate.rules.ts'

/** Facts that decide whether two works are one. */
export interface NamedWork {
  medium: Medium
  title: string
  alternativeTitles: readonly string[]
  releaseDate: string | null
  creators: readonly string[]
}

/** True if an added work may be another one: alike by title, of about the year, and not by somebody else. */
export function isLikelyDouble(added: NamedWork, other: NamedWork): boolean {
  if (compareCreators(added.creators, other.creators, added.medium) === 'other') return false
  const likeness = compareTitles(titlesOf(added), titlesOf(other))
  if (likeness === null || likeness === 'near') return false
  const [one, two] = [yearOf(added), yearOf(other)]
  return one === null || two === null ? likeness === 'same' : Math.abs(one - two) <= 1
}

const titlesOf = ({ title, alternativeTitles }: NamedWork) => [title, ...alternativeTitles]

export const yearOf = ({ releaseDate }: Pick<NamedWork, 'releaseDate'>) =>
  releaseDate === null ? null : Number(releaseDate.slice(0, 4))
