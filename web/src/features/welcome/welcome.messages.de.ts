import { formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './welcome.messages.ts'

const works = (count: number) => plural(count, { one: '# Werk', other: '# Werke' })

export const welcomeTexts: Translation<typeof english.welcomeTexts> = {
  title: 'Erste Schritte',
  steps: 'Erste Schritte',
  place: (index, all) => `Schritt ${index} von ${all}`,
  headings: {
    works: 'Was kennst du schon?',
    people: 'Leute, die du mögen könntest',
    profile: 'Wie sollen dich andere kennen?',
    history: 'Bring mit, was du schon hast',
  },
  leads: {
    works: 'Tippe an, was du gesehen, gelesen oder gehört hast, und gib Sterne.',
    people: 'Füg ein paar hinzu. Ihre Beiträge und Bewertungen erscheinen neben deinen.',
    profile: 'An Name und Bild erkennen dich deine Freunde. Beides hat Zeit.',
    history: 'Anderswo schon Hunderte Werke bewertet? Du musst nicht von vorn anfangen.',
  },
  nobody: 'Noch gibt es hier niemanden vorzuschlagen. Zu zweit macht es mehr Spaß.',
  keys: 'Pfeiltasten bewegen, Leertaste markiert, 1 bis 9 und 0 bewerten.',
  everything: 'Alles',
  more: 'Mehr zeigen',
  noMore: 'Das ist fürs Erste alles. Die Suche findet den Rest.',
  failed: 'Das konnte nicht geladen werden',
  counts: (marked, rated) => `${formatNumber(marked)} markiert, ${formatNumber(rated)} bewertet`,
  cheer: (rated, marked) => {
    if (rated >= 12) return 'Das Profil kann sich sehen lassen.'
    if (rated >= 5) return 'Dein Regal wird lebendig.'
    if (marked > 0)
      return rated === 0 ? 'Tippe eines an, um es zu bewerten.' : 'Ein guter Anfang. Weiter so.'
    return 'Noch nichts markiert.'
  },
  goal: (rated) => `${rated} von 12 Bewertungen`,
  next: 'Weiter',
  back: 'Zurück',
  notNow: 'Nicht jetzt',
  finish: 'Zur Startseite',
  importNow: 'Verlauf importieren',
  importFrom:
    'Von Letterboxd, Goodreads, TV Time, Trakt, Spotify oder zwei Dutzend anderen: Lade die Datei hoch, die du dort bekommst, sieh durch, was wir gefunden haben, und behalte Datum und Bewertungen.',
  cardHeading: 'Was kennst du schon?',
  cardText: 'Zwei Minuten, ein Dutzend Mal tippen, und dein Regal lebt.',
  cardBegun: (marked, rated) =>
    `Bisher ${works(marked)} markiert, ${formatNumber(rated)} bewertet.`,
  begin: 'Los geht’s',
  goOn: 'Weiter',
  dismiss: 'Nicht mehr zeigen',
}
