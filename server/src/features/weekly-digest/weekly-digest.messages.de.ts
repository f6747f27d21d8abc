import { localeOf } from '../../lib/locale.ts'
import type * as english from './weekly-digest.messages.ts'

const { plural } = localeOf('de')

export const digestTexts: typeof english.digestTexts = {
  subject: 'Die Woche deiner Freunde auf Medley',
  quietSubject: 'Beliebt auf Medley in dieser Woche',
  intro: 'Das hat deinen Freunden in dieser Woche gefallen.',
  quietIntro: 'Von deinen Freunden gab es in dieser Woche nichts. Das hat anderen gefallen:',
  saved: 'Von deiner Merkliste, Freunden hat es gefallen',
  others: 'Von Freunden am besten bewertet',
  lists: 'Neue Listen von Freunden',
  popular: 'Beliebte Rezensionen',
  open: 'Medley öffnen',
  why: (link) => `Du bekommst diese E-Mail, weil der Wochenrückblick eingeschaltet ist: ${link}`,
  rated: (rating, who) => `${rating} von 10 von ${who}`,
  list: (count, who) => `${plural(count, { one: '# Werk', other: '# Werke' })}, von ${who}`,
}
