import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './statistics.friends.messages.ts'

export const friendTexts: Translation<typeof english.friendTexts> = {
  heading: 'Mit Freunden',
  failed: 'Das konnte nicht geladen werden.',
  agreed: 'Da wart ihr euch einig',
  differed: 'Da gingt ihr auseinander',
  together: 'Zusammen gesehen',
  loved: 'Dein Tipp, ihr Liebling',
  unseen: 'Alle außer dir',
  furthest: 'Da siehst du es anders als alle',
  yours: (rating) => `Du: ${rating}`,
  theirs: (name, rating) => `${name}: ${rating}`,
  everyone: (mean) => `Alle: ${mean}`,
  with: (names) => `Mit ${names}`,
  friends: (count) => plural(count, { one: '# Person', other: '# Freunde' }),
  none: 'Sobald Freunde dieselben Werke bewerten und eintragen, findet ihr euch hier.',
}
