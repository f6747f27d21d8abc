/** Texts for the owner of a profile; others see none of it. */
export const gapTexts = {
  heading: 'Only you see this',
  picture: 'Add a picture',
  bio: 'Say something about yourself',
  shelf: 'Put up to four favorites of a medium on a shelf',
  pin: 'Open one of your reviews to pin it here',
}
