import type { DemoName } from './demo-people.ts'
import type { NamedWork } from './demo-works.ts'

/** A work sent to a friend with its age in days. */
export type DemoSentWork = readonly [
  from: DemoName,
  to: DemoName,
  work: NamedWork,
  daysAgo: number,
  note: string | null,
]

/** Some of them are rated later. */
export const demoSentWorks: readonly DemoSentWork[] = [
  [
    'amara',
    'nora',
    { medium: 'film', title: 'The Apartment' },
    20,
    'for the last line. you will know',
  ],
  ['kit', 'nora', { medium: 'film', title: 'Seven Samurai' }, 7, 'you will love the ending'],
  [
    'priya.reads',
    'nora',
    { medium: 'book', title: 'Persepolis' },
    38,
    'One evening, one pot of tea.',
  ],
  ['halvard', 'nora', { medium: 'film', title: 'Tokyo Story' }, 49, null],
  ['nora', 'kit', { medium: 'film', title: 'Alien' }, 30, 'Go alone. Sit in the middle.'],
  [
    'nora',
    'teo',
    { medium: 'film', title: 'In the Mood for Love' },
    3,
    'For the noodles, obviously.',
  ],
]
