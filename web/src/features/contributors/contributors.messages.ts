const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export const contributorTexts = {
  loadFailed: 'These works could not be loaded.',
  moreFailed: 'More works could not be loaded.',
  more: 'More works',
  castIn: (plural: string) => `${plural}, in the cast`,
  friends: (rating: number) => `Friends: ${number.format(rating)}`,
  counted: { one: '1 work', many: 'works', none: 'No works found' },
} as const
