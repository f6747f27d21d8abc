import { searchTexts } from '@medley/texts/search'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { yearOf } from '@medley/messages/titles'
import { joinFacts } from '../../lib/facts.ts'

const namesShown = 3

/** `Lana Wachowski, Lilly Wachowski · 1999`; at most three creators. */
export function describeWork({ creators, releaseDate }: CoveredWork): string {
  const names = creators.map(({ name }) => name)
  const more = names.length > namesShown ? searchTexts.andOthers : ''
  const year = releaseDate && yearOf(releaseDate)
  return joinFacts([names.slice(0, namesShown).join(', ') + more, year])
}
