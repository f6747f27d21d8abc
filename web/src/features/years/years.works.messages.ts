/** The works of the member's own year. */
export const yearWorksTexts = {
  failed: 'The works could not be loaded.',
  more: 'Show more',
  moreFailed: 'More could not be loaded.',
}
