import type { DemoName } from './demo-people.ts'
import type { NamedWork } from './demo-works.ts'

/** How far somebody is in a work, with what they say about it there. */
export interface DemoProgress {
  by: DemoName
  work: NamedWork
  daysAgo: number
  /** Of the first season. */
  episode?: number
  page?: number
  pages?: number
  remark?: string
}

const severance = { medium: 'tvShow', title: 'Severance' } as const
const fargo = { medium: 'tvShow', title: 'Fargo' } as const
const luminaries = { medium: 'book', title: 'The Luminaries' } as const

/** Works in the middle: nora has friends before and after her. */
export const demoProgress: readonly DemoProgress[] = [
  {
    by: 'teo',
    work: severance,
    daysAgo: 12,
    episode: 1,
    remark: 'The corridor alone. I rewound it **twice**.',
  },
  {
    by: 'kit',
    work: severance,
    daysAgo: 11,
    episode: 2,
    remark: 'Nobody in this office finishes a sentence they mean.',
  },
  {
    by: 'nora',
    work: severance,
    daysAgo: 3,
    episode: 3,
    remark: 'I trust none of these people, and I have cancelled my Sunday for them.',
  },
  {
    by: 'teo',
    work: severance,
    daysAgo: 2,
    episode: 6,
    remark: 'That dance. I put my tea down.',
  },
  {
    by: 'kit',
    work: severance,
    daysAgo: 1.5,
    episode: 8,
    remark: 'Eight episodes of corridors, and now I cannot sit still.',
  },
  { by: 'amara', work: fargo, daysAgo: 1, episode: 4 },
  {
    by: 'priya.reads',
    work: luminaries,
    daysAgo: 20,
    page: 60,
    pages: 832,
    remark: 'Twelve men in a room, and I have needed a list since page nine.',
  },
  {
    by: 'nora',
    work: luminaries,
    daysAgo: 4,
    page: 180,
    pages: 832,
    remark: 'It rains on every page. I have started to wear a scarf.',
  },
  {
    by: 'priya.reads',
    work: luminaries,
    daysAgo: 2.2,
    page: 610,
    pages: 832,
    remark: 'The chapters are getting shorter, like the moon. She did that on purpose!',
  },
]
