import type { Translation } from '../../lib/translation.ts'
import type * as english from './intro.messages.ts'

export const introTexts: Translation<typeof english.introTexts> = {
  title: 'Was du mit Medley machen kannst',
  lead: 'Bewerte, was du siehst, liest und hörst, behalte alles an einem Ort und erfahre, was deine Freunde davon hielten.',
  abilities: {
    feed: {
      heading: 'Sieh, was deine Freunde gerade begeistert',
      text: 'Auf deiner Startseite stehen deine Bewertungen und Rezensionen und die deiner Freunde, die neuesten zuerst. Vergib Likes oder sprich gleich darunter mit.',
      alt: 'Die Startseite: Ein Freund hat Ratatouille 10 von 10 gegeben, mit sieben Likes und zwei Kommentaren.',
    },
    profile: {
      heading: 'Deine eigene Seite',
      text: 'Deine Lieblingswerke, dein Jahr in Zahlen und alles, was du je rezensiert hast: ein Profil zum Vorzeigen.',
      alt: 'Ein Profil: Name, gesehene und gelesene Werke, Lieblingswerke und Rezensionen von Büchern mit ihren Bewertungen.',
    },
    rate: {
      heading: 'Bewerte einen Film in zehn Sekunden',
      text: 'Finde ihn, sag, wann du ihn gesehen hast, gib ihm einen bis zehn Sterne. Und wenn du mehr zu sagen hast, ist Platz für eine Rezension.',
      alt: 'Einen Film bewerten: Paterson mit Datum, neun von zehn Sternen und einem Feld für die Rezension.',
    },
    work: {
      heading: 'Wissen, was sich lohnt',
      text: 'Jeder Film, jede Serie, jedes Buch, jedes Album und jeder Podcast hat eine Seite: was alle davon halten, was deine Freunde denken und was du selbst gesagt hast.',
      alt: 'Die Seite von Paterson: die Bewertungen von allen, von Freunden und deine eigene, und wer den Film gesehen hat.',
    },
  },
  join: 'Mitmachen',
  createAccount: 'Leg dein Konto an',
}
