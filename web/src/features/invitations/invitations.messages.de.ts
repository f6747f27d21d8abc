import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './invitations.messages.ts'

export const invitationsTexts: Translation<typeof english.invitationsTexts> = {
  invite: 'Leute einladen',
  intro: 'Wer den Link hat, kann hier ein Konto anlegen.',
  inviteOne: 'Jemanden einladen',
  newLink: 'Dein Link',
  ready: 'Dein Link ist fertig',
  good: (people, day) =>
    plural(people, { one: `Für # Person, bis ${day}.`, other: `Für # Personen, bis ${day}.` }),
  moreChoices: 'Mehr Auswahl',
  name: 'Notiz für dich',
  namePlace: 'Sonntagskino',
  uses: 'Wie viele mitmachen können',
  people: (count) => plural(count, { one: '# Person', other: '# Personen' }),
  expires: 'Gültig für',
  days: (count) => plural(count, { one: '# Tag', other: '# Tage' }),
  befriends: 'Ihr seid sofort befreundet',
  make: 'Link erstellen',
  yours: 'Deine Links',
  none: 'Noch keine Links.',
  linkOf: (day) => `Link vom ${day}`,
  until: (day) => `bis ${day}`,
  used: (count, max) => `${count} von ${max} beigetreten`,
  ended: 'beendet',
  joined: 'Beigetreten:',
  shareTitle: 'Komm zu mir auf Medley',
  showCode: 'QR-Code',
  hideCode: 'QR-Code ausblenden',
  codeLabel: 'QR-Code mit dem Link',
  end: 'Beenden',
  endOf: (name) => `Beenden: ${name}`,
  loadFailed: 'Die Einladungen konnten nicht geladen werden',
  failed: 'Etwas ist schiefgegangen',
  full: 'Du hast 20 offene Links. Beende einen, um einen neuen zu erstellen.',
}

export const allInvitationsTexts: Translation<typeof english.allInvitationsTexts> = {
  title: 'Einladungen',
  none: 'Noch hat niemand jemanden eingeladen.',
  failed: 'Die Einladungen konnten nicht geladen werden',
  loadMore: 'Mehr laden',
  by: (username) => `von @${username}`,
}

export const joinTexts: Translation<typeof english.joinTexts> = {
  title: (name) => `${name} lädt dich zu Medley ein`,
  intro: 'Bewerte, rezensiere und entdecke Filme, Serien, Bücher, Alben und Podcasts mit Freunden.',
  loves: (name) => `${name} liebt`,
  befriends: (name) => `Du und ${name} seid von Anfang an befreundet.`,
  gone: 'Diese Einladung gilt nicht mehr',
  goneDetail: 'Links laufen irgendwann ab oder sind verbraucht. Bitte um einen neuen.',
  failed: 'Die Einladung konnte nicht geladen werden',
  isMember: 'Du hast hier schon ein Konto.',
  toProfile: (name) => `Zum Profil von ${name}`,
}
