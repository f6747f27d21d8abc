import type { Medium } from '@medley/contract/medium'
import { plural } from '../../lib/locale.ts'

/** Texts of how far a member is in a work. */
export const progressTexts = {
  heading: 'Where you are',
  start: (medium: Medium) => {
    if (medium === 'book') return 'I’m reading it'
    return medium === 'tvShow' ? 'I’m watching it' : 'I’m listening to it'
  },
  at: (name: string) => `You’re at ${name}`,
  begun: 'You’ve begun it',
  left: (count: number) => plural(count, { one: '# left', other: '# left' }),
  caughtUp: 'You’re caught up',
  page: (page: number, total: number | null) =>
    total === null ? `Page ${page}` : `Page ${page} of ${total}`,
  percent: (percent: number) => `${percent} %`,
  minute: (minute: number) => `Minute ${minute}`,
  seeNext: (name: string, medium: Medium) =>
    medium === 'tvShow' ? `Watched ${name}` : `Heard ${name}`,
  pageField: 'Page',
  totalField: 'of',
  save: 'Save',
  wrongPage: 'Whole numbers, and no page beyond the last',
  paused: 'Paused',
  stopped: 'Stopped',
  pause: 'Pause',
  stop: 'Stop',
  resume: 'Go on',
  remove: 'Forget where I am',
  actions: 'Actions for where you are',
  failed: 'An error has occurred',
}
