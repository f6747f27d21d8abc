/** The texts of sharing a page. */
export const shareTexts = {
  share: 'Share',
  copied: 'Link copied',
  failed: 'The link could not be copied',
} as const

/** The texts of sharing a picture. */
export const sharePictureTexts = {
  share: 'Share as picture',
  saved: 'Picture saved',
  notPublic: 'Only reviews that everyone sees have a picture',
  failed: 'The picture could not be loaded',
}
