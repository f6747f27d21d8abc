import { localeOf } from '../../lib/locale.ts'

const { number } = localeOf('en')

/** The letter about what happened. */
export const notificationLetterTexts = {
  /** Of several. */
  subject: (count: number, hasMore: boolean) =>
    `${number(count)}${hasMore ? '+' : ''} new notifications`,
  one: 'New on Medley:',
  several: 'New on Medley since our last e-mail:',
  more: 'There’s more among your notifications.',
  open: 'See your notifications',
  why: (link: string) =>
    `You’re getting this e-mail because e-mail about it is switched on: ${link}`,
}
