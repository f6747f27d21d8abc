import { formatNumber } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './feedback.messages.ts'

export const feedbackTexts: Translation<typeof english.feedbackTexts> = {
  title: 'Rückmeldung',

  intro: 'Etwas klappt nicht oder könnte besser sein? Sag es uns, auch ohne Konto.',
  category: 'Thema',
  categories: { 'Bug Report': 'Fehler', Suggestion: 'Vorschlag' },
  tooLong: (max) => `Höchstens ${formatNumber(max)} Zeichen`,
  comments: 'Was möchtest du sagen?',
  submit: 'Senden',
  thanks: 'Danke für deine Rückmeldung!',
  thanksDetail: 'Wir lesen alles, was hier ankommt.',
  failed: 'Etwas ist schiefgegangen',
  failedDetail: 'Deine Rückmeldung wurde nicht gesendet. Dein Text ist noch da.',
  close: 'Schließen',
  review: 'Rückmeldungen',
  view: 'Rückmeldungen ansehen',
  resolve: 'Erledigt',
  nothing: 'Nichts zu tun',
  nothingDetail: 'Offene Rückmeldungen erscheinen hier.',
  objection: (id) =>
    id === 0
      ? 'Ich lege Widerspruch gegen die Sperrung meines Kontos ein: '
      : `Ich lege Widerspruch gegen die Entscheidung ${id} ein: `,
}

export const feedbackLinkTexts: Translation<typeof english.feedbackLinkTexts> = {
  provide: 'Rückmeldung geben',
}
