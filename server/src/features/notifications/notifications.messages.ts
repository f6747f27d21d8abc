import { localeOf } from '../../lib/locale.ts'

const { number } = localeOf('en')

/** The letter about what happened. */
export const notificationLetterTexts = {
  /** Of several. */
  subject: (count: number, hasMore: boolean) =>
    `${number(count)}${hasMore ? '+' : ''} new notifications`,
  one: 'This happened on Medley:',
  several: 'This happened on Medley since the last letter:',
  more: 'And more, which the list on Medley shows.',
  open: 'See your notifications',
  why: (link: string) => `You get this letter because e-mail about it is switched on: ${link}`,
}
