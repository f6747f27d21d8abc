import type { SearchItem } from '@medley/contract/shapes'

const namesShown = 3

/** `Lana Wachowski, Lilly Wachowski · 1999`; of many creators the first three. Years lose their zeros. */
export function describeWork({ creators, releaseDate }: SearchItem): string {
  const names = creators.map(({ name }) => name)
  const more = names.length > namesShown ? ' and others' : ''
  const year = releaseDate?.slice(0, 4).replace(/^0+/, '')
  return [names.slice(0, namesShown).join(', ') + more, year].filter(Boolean).join(' · ')
}
