import type { Medium } from '@medley/contract/values/medium'
import { formatList, formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './recommendations.messages.ts'

const engaged: Record<Medium, string> = {
  film: 'gesehen',
  tvShow: 'gesehen',
  book: 'gelesen',
  album: 'gehört',
  podcast: 'gehört',
}

const works: Record<Medium, { one: string; other: string }> = {
  film: { one: '# Film', other: '# Filme' },
  tvShow: { one: '# Serie', other: '# Serien' },
  book: { one: '# Buch', other: '# Bücher' },
  album: { one: '# Album', other: '# Alben' },
  podcast: { one: '# Podcast', other: '# Podcasts' },
}

const nouns: Record<Medium, { it: string; to: string; many: string }> = {
  film: { it: 'den Film', to: 'dem Film', many: 'Filme' },
  tvShow: { it: 'die Serie', to: 'der Serie', many: 'Serien' },
  book: { it: 'das Buch', to: 'dem Buch', many: 'Bücher' },
  album: { it: 'das Album', to: 'dem Album', many: 'Alben' },
  podcast: { it: 'den Podcast', to: 'dem Podcast', many: 'Podcasts' },
}

const anyWorks = { one: '# Werk', other: '# Werke' }

function friendsNamed(names: readonly string[], count: number): string {
  const [first = ''] = names
  if (count <= 2 && names.length === count) return formatList(names)
  return formatList([
    first,
    plural(count - 1, { one: 'einer weiteren Person', other: '# weiteren Freunden' }),
  ])
}

export const recommendationTexts: Translation<typeof english.recommendationTexts> = {
  forYou: 'Für dich',
  ofMedium: (plurals) => `${plurals} für dich`,
  all: 'Alles',
  mediums: 'Medien',
  more: 'Mehr für dich',
  explore: (plurals) => `${plurals} entdecken`,
  howToPoint:
    'Fahr mit der Maus über ein Cover, um es zu bewerten, zu merken oder zu sagen, dass es nichts für dich ist.',
  howToHold:
    'Halte ein Cover gedrückt, um es zu bewerten, zu merken oder zu sagen, dass es nichts für dich ist.',
  because: (title, rating) => `Weil du ${title} eine ${formatNumber(rating)} gegeben hast`,
  becauseIt: (medium, rating) =>
    `Weil du ${nouns[medium].to} eine ${formatNumber(rating)} gegeben hast`,
  becauseEngaged: (title, medium) => `Weil du ${title} ${engaged[medium]} hast`,
  becauseEngagedIt: (medium) => `Weil du ${nouns[medium].it} ${engaged[medium]} hast`,
  friends: (names, count) => `Gefällt ${friendsNamed(names, count)}`,
  byCreator: (name, rating, medium) =>
    `Von ${name}: für ${medium ? nouns[medium].many : 'andere Werke'} gibst du im Schnitt ${formatNumber(rating)}`,
  inSeries: (name) => `Weiter mit ${name}`,
  inGenre: (genre) => `Du magst ${genre}`,
  popular: 'Sehr bekannt',
  newHere: 'Neu hier',
  friendsLiked: 'Gefällt deinen Freunden',
  moreBy: (name) => `Mehr von ${name}`,
  highestRated: 'Am besten bewertet',
  hiddenGems: 'Geheimtipps',
  savedByFriends: 'Von Freunden gemerkt',
  loadFailed: 'Die Empfehlungen konnten nicht geladen werden',
  rateSome: (wanted, rated, medium) =>
    `Bewerte ${plural(wanted, medium ? works[medium] : anyWorks)}, die du magst, bisher ${formatNumber(rated)}`,
  rateSomeDetail: 'Je mehr du bewertest, desto besser wird es hier.',
  rateHere: 'Bewerte, was du kennst',
  nothing: 'Noch gibt es nichts zu empfehlen',
  invitation: '– dann bekommst du eigene Empfehlungen.',
  moreLikeThis: 'Ähnliche Werke',
  counted: { one: '1 Empfehlung', many: 'Empfehlungen', none: 'Keine Empfehlungen' },
}

export const settingTexts: Translation<typeof english.settingTexts> = {
  heading: 'Empfehlungen',
  takePart: 'Meine Bewertungen helfen beim Empfehlen',
  takePartDetail:
    'Wir empfehlen, was Mitgliedern gemeinsam gefällt, und zeigen nie, von wem die Bewertungen sind. Freunde sehen vielleicht, dass dir etwas gefallen hat. Schaltest du das aus, werden deine Bewertungen für beides nicht verwendet. Empfehlungen bekommst du weiterhin.',
  failed: 'Etwas ist schiefgegangen',
  notSaved: 'Etwas ist schiefgegangen',
}
