/** Texts that stand beside reviews, lists and comments; apart, since the feed loads them. */
export const audienceMarkTexts = {
  friendsOnly: 'Friends only',
  commentIsPublic: 'Everyone who sees this review will see your comment.',
}
