/** The number of rows of each kind. */
export interface DatasetSize {
  people: number
  works: number
  reviews: number
  friendsPerPerson: number
  comments: number
  likes: number
}

/** Two thousand people, however much they write. */
export function sizeOf(reviews: number, works: number): DatasetSize {
  return {
    people: 2000,
    works,
    reviews,
    friendsPerPerson: 40,
    comments: Math.round(reviews * 0.4),
    likes: reviews,
  }
}
