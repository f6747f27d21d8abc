import { localeOf } from '../../lib/locale.ts'
import type * as english from './notifications.messages.ts'

const { number } = localeOf('de')

export const notificationLetterTexts: typeof english.notificationLetterTexts = {
  subject: (count, hasMore) =>
    `${hasMore ? 'Mehr als ' : ''}${number(count)} neue Benachrichtigungen`,
  one: 'Das ist auf Medley passiert:',
  several: 'Das ist auf Medley seit der letzten E-Mail passiert:',
  more: 'Und mehr, was du in der Liste auf Medley findest.',
  open: 'Zu den Benachrichtigungen',
  why: (link) => `Du bekommst diese E-Mail, weil E-Mails darüber eingeschaltet sind: ${link}`,
}
