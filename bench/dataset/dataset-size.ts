/** The number of rows of each kind. */
export interface DatasetSize {
  people: number
  works: number
  reviews: number
  friendsPerPerson: number
  comments: number
  likes: number
}

/** Two thousand people and twenty thousand works, however much is written about them. */
export function sizeOf(reviews: number): DatasetSize {
  return {
    people: 2000,
    works: 20_000,
    reviews,
    friendsPerPerson: 40,
    comments: Math.round(reviews * 0.4),
    likes: reviews,
  }
}
