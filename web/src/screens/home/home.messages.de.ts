import type { Translation } from '../../lib/translation.ts'
import type * as english from './home.messages.ts'

export const homeFeedTexts: Translation<typeof english.homeFeedTexts> = {
  noPosts: 'Keine Beiträge',
  filter: 'Filter',
  noFilter: 'Alle',
  home: 'Startseite',
  createRating: 'Etwas bewerten',
  rate: 'Bewerten',
  write: 'Rezension schreiben',
  findFriends: 'Freunde finden',
  countedPosts: { one: '1 Beitrag', many: 'Beiträge', none: 'Keine Beiträge' },
}

export const doorTexts: Translation<typeof english.doorTexts> = {
  rate: { name: 'Zehn Dinge bewerten', text: 'Zwei Minuten, zehn Klicks, und dein Regal lebt.' },
  bring: {
    name: 'Alles mitbringen',
    text: 'Von Letterboxd, Goodreads, Trakt, StoryGraph und zwei Dutzend anderen.',
  },
  invite: {
    name: 'Freunde einladen',
    text: 'Mach einen Link und schick ihn weiter. Wer ihm folgt, kann dabei sein.',
  },
}

export const landingTexts: Translation<typeof english.landingTexts> = {
  createAccount: 'Konto anlegen',
  login: 'Anmelden',
  lead: 'Bewerte, was du siehst, liest und hörst, führ ein Tagebuch, leg Listen an und finde, was als Nächstes kommt.',
  purpose: (product) => `Wofür ${product} da ist`,
  reasons: [
    {
      heading: 'Schreib Rezensionen',
      text: 'Gib allem, was du siehst, liest und hörst, eine Zahl von 1 bis 10, und sag, warum, wenn du magst.',
    },
    {
      heading: 'Bleib mit Freunden im Gespräch',
      text: 'Sieh, was Leute davon hielten, denen du vertraust, vergib Likes und sprich gleich darunter mit.',
    },
    {
      heading: 'Entdecke Neues',
      text: 'Filme, Serien, Bücher, Alben und Podcasts in einem Regal, mit Platz für das, was noch kommt.',
    },
  ],
  comingFrom: 'Du kommst von woanders? Nimm alles mit',
  more: (product) => `Das kannst du mit ${product} machen`,
}
