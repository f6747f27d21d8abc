export const statisticsTexts = {
  own: 'Your statistics',
  of: (name: string) => `Statistics of ${name}`,
  loadFailed: 'The statistics could not be loaded.',
  year: 'Year',
  medium: 'Medium',
  allTime: 'All time',
  all: 'All',
  none: 'Nothing to count yet',
  noneOwn: 'Log what you watch, read or hear, and your years take shape here.',
  noneOther: (name: string) => `${name} has logged nothing yet.`,
  noneInPeriod: 'The diary has nothing here. Another year or medium may have more.',
  toDiary: 'To the diary',
}
