/** The way to the past year on Home. */
export const homeYearTexts = { isReady: (year: number) => `Your ${year} is ready` }
