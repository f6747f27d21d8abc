import type { Medium } from '@medley/contract/values/medium'
import { formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './series.messages.ts'

const done: Record<Medium, string> = {
  film: 'gesehen',
  tvShow: 'gesehen',
  book: 'gelesen',
  album: 'gehört',
  podcast: 'gehört',
}

const verbs: Record<Medium, string> = {
  film: 'ansehen',
  tvShow: 'ansehen',
  book: 'lesen',
  album: 'hören',
  podcast: 'hören',
}

export const seriesTexts: Translation<typeof english.seriesTexts> = {
  kind: {
    film: 'Filmreihe',
    tvShow: 'Serienreihe',
    book: 'Buchreihe',
    album: 'Albenreihe',
    podcast: 'Podcastreihe',
  },
  parts: (count) => plural(count, { one: '# Teil', other: '# Teile' }),
  done: (medium, count, of) => `${formatNumber(count)} von ${formatNumber(of)} ${done[medium]}`,
  progress: 'Dein Stand',
  first: (medium) => `Zuerst ${verbs[medium]}`,
  next: (medium) => `Als Nächstes ${verbs[medium]}`,
  part: (medium, position) => (medium === 'book' ? `Band ${position}` : `Teil ${position}`),
  collection: (medium, positions) =>
    medium === 'book' ? `Bände ${positions}` : `Teile ${positions}`,
  friends: (rating) => `Freunde: ${formatNumber(rating)}`,
  loadFailed: 'Diese Reihe konnte nicht geladen werden.',
  moreFailed: 'Weitere Werke konnten nicht geladen werden.',
  more: 'Weitere Werke',
  counted: { one: '1 Werk', many: 'Werke', none: 'Keine Werke gefunden' },
}
