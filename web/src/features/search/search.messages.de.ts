import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './search.messages.ts'

export const searchTexts: Translation<typeof english.searchTexts> = {
  title: 'Suche',
  noResults: 'Nichts gefunden',
  counted: { one: '1 Treffer', many: 'Treffer', none: 'Nichts gefunden' },
  failed: 'Etwas ist schiefgegangen',
  offline: 'Keine Verbindung. Versuch es noch einmal, sobald du wieder online bist.',
  unreachable: 'Hier ist nichts, und eine Quelle, die es haben könnte, hat nicht geantwortet',
  starts: {
    begun: 'Gerade dabei',
    saved: 'Auf der Merkliste',
    recent: 'Zuletzt',
    recommended: 'Für dich',
  },
  goHome: 'Zur Startseite',
  loadMore: 'Mehr laden',
  loading: 'Suche läuft',
  category: 'Bereich',
  medium: 'Medium',
  start: 'Was suchst du?',
  startDetail:
    'Filme, Serien, Bücher, Alben und Podcasts nach Titel oder Namen, Mitglieder nach Namen.',
  startName: 'Such nach einem Namen',
  startPeople: 'Such nach einem Namen oder wähl unten jemanden aus',
  didYouMean: 'Meintest du',
  clear: 'Suche leeren',
  seeEach: 'Alle zeigen',
  seeAll: (name) => `Alle ${name}`,
  groups: {
    film: 'Filme',
    tvShow: 'Serien',
    book: 'Bücher',
    album: 'Alben',
    podcast: 'Podcasts',
    users: 'Mitglieder',
  },
  recent: 'Zuletzt gesucht',
  clearRecent: 'Letzte Suchen löschen',
  fields: {
    all: 'Alles durchsuchen',
    film: 'Filme suchen',
    tvShow: 'Serien suchen',
    book: 'Bücher suchen',
    album: 'Alben suchen',
    podcast: 'Podcasts suchen',
    users: 'Mitglieder suchen',
  },
  categories: { all: 'Alles', users: 'Mitglieder' },
  andOthers: ' und andere',
  suggestions: 'Vorschläge',
  suggested: { one: '1 Vorschlag', many: 'Vorschläge', none: 'Keine Vorschläge' },
  allResults: (term) => `Alle Treffer für „${term}“`,
}

type Category = Parameters<typeof english.matchesText>[0]

const nouns: Record<Category, [one: string, many: string]> = {
  film: ['Film', 'Filme'],
  tvShow: ['Serie', 'Serien'],
  book: ['Buch', 'Bücher'],
  album: ['Album', 'Alben'],
  podcast: ['Podcast', 'Podcasts'],
  users: ['Mitglied', 'Mitglieder'],
}

/** „1 Serie passt“, „12 Bücher passen“. */
export function matchesText(category: Category, count: string): string {
  const [one, many] = nouns[category]
  return count === '1' ? `1 ${one} passt` : `${count} ${many} passen`
}

export const namedTexts: Translation<typeof english.namedTexts> = {
  heading: 'Personen und Reihen',
  works: (count) => plural(count, { one: '# Werk', other: '# Werke' }),
  series: {
    film: (count) => plural(count, { one: 'Reihe, # Film', other: 'Reihe, # Filme' }),
    tvShow: (count) => plural(count, { one: 'Reihe, # Serie', other: 'Reihe, # Serien' }),
    book: (count) => plural(count, { one: 'Reihe, # Buch', other: 'Reihe, # Bücher' }),
    album: (count) => plural(count, { one: 'Reihe, # Album', other: 'Reihe, # Alben' }),
    podcast: (count) => plural(count, { one: 'Reihe, # Podcast', other: 'Reihe, # Podcasts' }),
  },
}

export const navbarSearchTexts: Translation<typeof english.navbarSearchTexts> = {
  title: 'Suche',
  everything: 'Alles durchsuchen',
}
