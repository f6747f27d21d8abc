import type { DemoName } from './demo-people.ts'
import type { NamedWork } from './demo-works.ts'

export interface DemoList {
  by: DemoName
  daysAgo: number
  title: string
  description?: string
  isRanked?: boolean
  isPrivate?: boolean
  /** A goal for this year. */
  isGoal?: boolean
  likedBy?: readonly DemoName[]
  works: readonly NamedWork[]
}

const film = (title: string): NamedWork => ({ medium: 'film', title })
const tvShow = (title: string): NamedWork => ({ medium: 'tvShow', title })
const book = (title: string): NamedWork => ({ medium: 'book', title })
const album = (title: string): NamedWork => ({ medium: 'album', title })
const podcast = (title: string): NamedWork => ({ medium: 'podcast', title })

/** Lists of the demo people. */
export const demoLists: readonly DemoList[] = [
  {
    by: 'nora',
    daysAgo: 120,
    title: 'Films for a rainy Sunday',
    isGoal: true,
    likedBy: ['kit', 'ines_v', 'marguerite', 'yuki_s', 'gus'],
    description: 'Slow, tender, best under a blanket. Suggestions welcome, explosions are not.',
    works: [
      'Paterson',
      'In the Mood for Love',
      'Lost in Translation',
      'Before Sunrise',
      'My Neighbor Totoro',
      'Amélie',
      'Tokyo Story',
      'The Apartment',
      'Some Like It Hot',
      'Ratatouille',
      'The Grand Budapest Hotel',
      'Casablanca',
    ].map(film),
  },
  {
    by: 'nora',
    daysAgo: 44,
    title: 'The desert island, ranked',
    likedBy: ['teo', 'amara'],
    description: 'One bag, every medium. I have been arguing with myself about this for ten years.',
    isRanked: true,
    works: [
      book('Middlemarch'),
      film('In the Mood for Love'),
      album('Blue'),
      tvShow('Twin Peaks'),
      album('Kind of Blue'),
      book('The Left Hand of Darkness'),
      podcast('In Our Time'),
      film('Arrival'),
      album('OK Computer'),
      book('Gilead'),
      tvShow('Halt and Catch Fire'),
    ],
  },
  {
    by: 'nora',
    daysAgo: 6,
    title: 'Christmas presents',
    description: 'Nobody look.',
    isPrivate: true,
    works: [book('Persepolis'), album('Hounds of Love'), book('Rebecca')],
  },
  {
    by: 'teo',
    daysAgo: 75,
    title: 'Films that know how to eat',
    likedBy: ['nora', 'sofi', 'old_tom'],
    works: ['Ratatouille', 'Chef', 'Phantom Thread', 'In the Mood for Love'].map(film),
  },
  {
    by: 'kit',
    daysAgo: 31,
    title: 'Perfect first tracks',
    likedBy: ['leila'],
    isRanked: true,
    works: ['Astral Weeks', 'Rumours', 'Homogenic', 'Remain in Light', 'Graceland'].map(album),
  },
  {
    by: 'priya.reads',
    daysAgo: 18,
    title: 'Books I lend out and never get back',
    description: 'If you have my copy of any of these, I know where you live.',
    works: [
      'Never Let Me Go',
      'Olive Kitteridge',
      'Stoner',
      'The Remains of the Day',
      'Beloved',
      'Mrs. Dalloway',
    ].map(book),
  },
]
