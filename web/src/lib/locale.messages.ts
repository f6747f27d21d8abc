/** The language of the texts, and those of dates and times. */
export const localeTexts = {
  /** BCP 47. */
  language: 'en',
  /** Enumerations read `A, B and C`. */
  listLanguage: 'en-GB',
  /** Between thousands, and before a decimal. */
  groupSign: ',',
  decimalSign: '.',
  unknownDate: 'date unknown',
  today: 'Today',
  yesterday: 'Yesterday',
  justNow: 'just now',
  minutesAgo: (count: string) => `${count} min ago`,
  hoursAgo: (count: string) => `${count} h ago`,
}
