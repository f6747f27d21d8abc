import type { DemoName } from './demo-people.ts'
import type { NamedWork } from './demo-works.ts'

/** Favorites of each person per medium, with their age in days. */
export type DemoFavorites = readonly [by: DemoName, daysAgo: number, works: readonly NamedWork[]]

const film = (title: string): NamedWork => ({ medium: 'film', title })
const tvShow = (title: string): NamedWork => ({ medium: 'tvShow', title })
const book = (title: string): NamedWork => ({ medium: 'book', title })
const album = (title: string): NamedWork => ({ medium: 'album', title })
const podcast = (title: string): NamedWork => ({ medium: 'podcast', title })

export const demoFavorites: readonly DemoFavorites[] = [
  [
    'nora',
    90,
    [
      film('In the Mood for Love'),
      tvShow('Twin Peaks'),
      book('Middlemarch'),
      album('Kind of Blue'),
      podcast('In Our Time'),
    ],
  ],
  ['teo', 70, [film('Ratatouille'), album('Graceland')]],
  [
    'kit',
    30,
    [tvShow('Halt and Catch Fire'), album('Homogenic'), book('The Left Hand of Darkness')],
  ],
  ['priya.reads', 17, [book('Beloved'), film('Amélie')]],
]
