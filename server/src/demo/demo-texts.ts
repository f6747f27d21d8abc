import type { ProfileTexts } from '@medley/contract/values/shapes'
import type { DemoName } from './demo-people.ts'

const none: ProfileTexts = { bio: null, link: null, place: null, pronouns: null }

/** Texts of people about themselves; the others have none. */
export const demoTexts: readonly (readonly [by: DemoName, texts: ProfileTexts])[] = [
  [
    'nora',
    {
      bio: 'Slow films, long books, and podcasts while the bread rises.',
      link: 'https://nora.example/notebook',
      place: 'Uppsala',
      pronouns: 'she/her',
    },
  ],
  ['teo', { ...none, bio: 'I cry at cartoons and I am at peace with it.', place: 'Bologna' }],
  ['kit', { ...none, bio: 'Mostly here for the shows nobody watched.', pronouns: 'they/them' }],
]
