import type { SearchItem } from '@medley/contract/shapes'
import { yearOf } from '@medley/contract/titles'

const namesShown = 3

/** `Lana Wachowski, Lilly Wachowski · 1999`; at most three creators. */
export function describeWork({ creators, releaseDate }: SearchItem): string {
  const names = creators.map(({ name }) => name)
  const more = names.length > namesShown ? ' and others' : ''
  const year = releaseDate && yearOf(releaseDate)
  return [names.slice(0, namesShown).join(', ') + more, year].filter(Boolean).join(' · ')
}
