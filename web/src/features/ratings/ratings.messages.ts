/** Texts about ratings. */
export const ratingTexts = {
  own: (rating: number) => `Your rating: ${rating} of 10`,
  sameRating: (rating: number) => `You also gave ${rating} to`,
  noSameRating: (rating: number) => `No other work has ${rating} from you yet`,
  friends: 'What friends gave it',
  noFriends: 'No friend has rated it yet',
  loading: 'Loading',
  failed: 'An error occurred',
} as const
