/** Links to years. */
export const linkTexts = { label: 'The year in scenes' }
