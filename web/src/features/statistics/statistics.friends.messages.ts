import { plural } from '../../lib/locale.ts'

export const friendTexts = {
  heading: 'With friends',
  failed: 'This could not be loaded.',
  agreed: 'Where you agreed',
  differed: 'Where you differed',
  together: 'Seen together',
  loved: 'You sent it, they loved it',
  unseen: 'Everyone but you',
  furthest: 'Furthest from everyone',
  yours: (rating: number) => `You: ${rating}`,
  theirs: (name: string, rating: number) => `${name}: ${rating}`,
  everyone: (mean: string) => `Everyone: ${mean}`,
  with: (names: string) => `With ${names}`,
  friends: (count: number) => plural(count, { one: '# friend', other: '# friends' }),
  none: 'As soon as friends rate and log the same works, you find each other here.',
}
