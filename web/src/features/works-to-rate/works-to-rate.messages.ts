/** The texts of well-known works to mark and rate. */
export const worksToRateTexts = {
  grid: 'Well-known works',
  toRate: 'Rate what you know',
  rate: (title: string) => `Rate ${title}`,
  unmark: 'Unmark',
  done: 'Done',
} as const
