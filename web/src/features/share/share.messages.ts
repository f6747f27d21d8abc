/** The texts of sharing a page. */
export const shareTexts = {
  share: 'Share',
  copied: 'Link copied',
  failed: 'The link could not be copied',
} as const
