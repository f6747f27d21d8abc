/** Texts of what leads to merging works; the rest loads with its windows. */
export const mergeLinkTexts = {
  mergeInto: 'Merge into…',
  sameAs: 'Same as…',
  failed: 'An error occurred',
} as const
