import { formatNumber } from '../../lib/locale.ts'

export const contributorTexts = {
  loadFailed: 'These works could not be loaded.',
  moreFailed: 'More works could not be loaded.',
  more: 'More works',
  castIn: (plural: string) => `${plural}, in the cast`,
  friends: (rating: number) => `Friends: ${formatNumber(rating)}`,
  counted: { one: '1 work', many: 'works', none: 'No works found' },
} as const
