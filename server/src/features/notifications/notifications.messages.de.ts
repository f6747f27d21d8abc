import { localeOf } from '../../lib/locale.ts'
import type * as english from './notifications.messages.ts'

const { number } = localeOf('de')

export const notificationLetterTexts: typeof english.notificationLetterTexts = {
  subject: (count, hasMore) =>
    `${hasMore ? 'Mehr als ' : ''}${number(count)} neue Benachrichtigungen`,
  one: 'Neu auf Medley:',
  several: 'Neu auf Medley seit der letzten E-Mail:',
  more: 'Mehr findest du unter deinen Benachrichtigungen.',
  open: 'Zu den Benachrichtigungen',
  why: (link) => `Du bekommst diese E-Mail, weil E-Mails darüber eingeschaltet sind: ${link}`,
}
