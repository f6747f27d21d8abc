/** Texts of the reviews of a work. */
export const workReviewsTexts = {
  reviewsBy: 'Reviews by',
  sets: { public: 'Public', friends: 'Friends', you: 'You', any: 'Any' },
  order: 'Sort by',
  friendsFirst: 'Friends first',
  mostLiked: 'Most liked',
  onlyRating: (rating: number) => `Rated ${rating} of 10`,
  showAllRatings: (rating: number) => `Rated ${rating} of 10, show all ratings`,
}
