import type { Medium } from '@medley/contract/values/medium'
import type { screenTitles as english } from '@medley/contract/route-table'
import { productName } from '@medley/messages/titles'
import {
  creatorWord,
  mediumNames,
  mediumPlurals,
  readableDate,
  tagline,
  titles,
} from '@medley/messages/titles.de'
import { importSourceTexts } from '@medley/messages/import-sources.de'
import { localeOf } from '../../lib/locale.ts'
import type * as texts from './pages.messages.ts'

const { number, plural, list } = localeOf('de')

/** The medium with an indefinite article, and as the one who gets a rating. */
const nouns: Record<Medium, [string, string]> = {
  film: ['Ein Film', 'dem Film'],
  tvShow: ['Eine Serie', 'der Serie'],
  book: ['Ein Buch', 'dem Buch'],
  album: ['Ein Album', 'dem Album'],
  podcast: ['Ein Podcast', 'dem Podcast'],
}

/** The titles of screens, as the app words them. */
const screenTitles: typeof english = {
  '/explore/lists': 'Listen',
  '/people/taste': 'Leute mit deinem Geschmack',
  '/discover': 'Für dich',
  '/search': 'Suche',
  '/welcome': 'Erste Schritte',
  '/login': 'Anmelden',
  '/login/provider': 'Anmelden',
  '/create-account': 'Konto anlegen',
  '/forgot-password': 'Passwort vergessen',
  '/reset-password/:id/:token': 'Neues Passwort wählen',
  '/confirm-email/:id/:token': 'E-Mail-Adresse bestätigen',
  '/notifications': 'Benachrichtigungen',
  '/from-friends': 'Von Freunden',
  '/tonight': 'Heute Abend',
  '/tonight/:id': 'Heute Abend',
  '/settings': 'Einstellungen',
  '/settings/:section': 'Einstellungen',
  '/import-data': 'Importieren',
  '/coming-from': 'Von wo ziehst du um?',
  '/feedback': 'Rückmeldung',
  '/feedback-review': 'Rückmeldungen',
  '/dashboard': 'Verwaltung',
  '/moderation': 'Meldungen',
  '/bulk-email': 'Rundmail senden',
  '/unsubscribe/:token': 'E-Mails abbestellen',
  '/intro': 'Was du mit Medley machen kannst',
  '/dev-tools': 'Entwicklerwerkzeuge',
  '/dev-tools/playground': 'Spielwiese',
  '/install': 'Medley auf deinem Startbildschirm',
  '/credits': 'Quellen',
  '/privacy-policy': 'Datenschutzerklärung',
  '/terms-and-conditions': 'Nutzungsbedingungen',
  '*': 'Seite nicht gefunden',
}

const inReviews = (count: number) =>
  plural(count, { one: 'einer Rezension', other: '# Rezensionen' })

export const pageTexts: typeof texts.pageTexts = {
  locale: 'de_DE',
  shared: { creatorWord, mediumNames, mediumPlurals, readableDate, screenTitles, tagline, titles },
  importSources: importSourceTexts,
  enumerate: list,
  createAccount: 'Konto anlegen',
  importNow: 'Jetzt importieren',
  login: 'Anmelden',
  released: 'Erschienen',
  unknownTitle: 'Unbekannter Titel',
  spoilers: 'Diese Rezension verrät die Handlung.',
  ofTen: (rating) => `${number(rating)} von 10`,
  listsOf: (name) => `Listen von ${name}`,
  allListsOf: (username) => `Alle Listen von @${username}`,
  by: 'von',
  reviewBy: (name) => `Rezension von ${name}`,
  descriptions: {
    site: 'Filme, Serien, Bücher, Alben und Podcasts bewerten, besprechen und entdecken, zusammen mit deinen Freunden.',
    intro: 'Was du mit Medley machen kannst: bewerten, besprechen, Freunden folgen und entdecken.',
    install: 'So kommt Medley auf den Startbildschirm deines Geräts.',
    credits: 'Woher die Daten von Medley stammen und unter welchen Lizenzen.',
    privacyPolicy: 'Was über dich gespeichert wird, wer es sieht und welche Rechte du hast.',
    comingFromAny: `Letterboxd, Goodreads, TV Time, Trakt, Spotify, eine eigene Tabelle: So nimmst du mit zu ${productName}, was du dort hast.`,
    comingFrom: (service, things) =>
      `Von ${service} zu ${productName}: wie du an deine Datei kommst und was mitkommt: ${list(things)}.`,
    terms: 'Die Vereinbarung zwischen dir und dem Betreiber.',
    explore: (medium, works, hasMore) =>
      `${mediumPlurals[medium]} zum Entdecken auf ${productName}, bewertet und besprochen von Leuten wie dir${
        works.length === 0 ? '' : `: ${hasMore ? `${works.join(', ')} und mehr` : list(works)}`
      }.`,
    discover: (medium) =>
      `${mediumPlurals[medium]}, die auf ${productName} am besten bewertet sind, und Geheimtipps; Mitglieder finden, was zu ihnen passt.`,
    work: ({ medium, creators, year, rating, reviewCount }) =>
      [
        nouns[medium][0],
        creators.length === 0 ? '' : ` von ${list(creators)}`,
        year === null ? '' : ` aus dem Jahr ${year}`,
        rating === null
          ? `. Auf ${productName} bewerten und besprechen.`
          : `, auf ${productName} in ${inReviews(reviewCount)} mit ${number(rating)} von 10 bewertet.`,
      ].join(''),
    review: (author, medium, title, rating) =>
      `${author} gibt ${nouns[medium][1]} ${title} auf ${productName} ${rating} von 10.`,
    spoilers: 'Die Rezension verrät die Handlung.',
    profile: (name, username) =>
      `${name} (@${username}) bewertet und bespricht auf ${productName} Filme, Serien, Bücher, Alben und Podcasts.`,
    year: (name, year, works) =>
      `Das Jahr ${year} von ${name} in Filmen, Serien, Büchern, Alben und Podcasts auf ${productName}: ${plural(works, { one: '# Werk', other: '# Werke' })}.`,
    lists: (name) =>
      `Listen von ${name} auf ${productName}: Filme, Serien, Bücher, Alben und Podcasts.`,
    list: (count, username, works) =>
      `Eine Liste mit ${plural(count, { one: 'einem Werk', other: '# Werken' })} von ${username} auf ${productName}${
        works.length === 0 ? '' : `: ${works.join(', ')}${count > works.length ? ' …' : ''}`
      }`,
  },
  yearOf: (name, year) => `${year} von ${name}`,
  pictures: {
    home: `Cover auf ${productName}`,
    explore: (works, medium) => `Cover von ${list(works) || mediumPlurals[medium]}`,
    poster: (title) => `Poster von ${title}`,
    work: (title) => `Das Cover von ${title} auf ${productName}`,
    review: (author, title, rating) => `${author} gibt ${title} ${rating} von 10`,
    profile: (name) => `Lieblingswerke von ${name} auf ${productName}`,
    contributor: (name) => `Cover von Werken von ${name}`,
    series: (name) => `Cover der Reihe ${name}`,
    list: (title) => `Cover der Liste ${title}`,
    year: (name, year) => `Cover aus dem Jahr ${year} von ${name}`,
  },
}
