import { plural } from '../../lib/locale.ts'

/** Texts about ratings. */
export const ratingTexts = {
  own: (rating: number) => `Your rating: ${rating} of 10`,
  ownAs: (rating: number, average: string) =>
    `Your rating and ${average.toLowerCase()}: ${rating} of 10`,
  sameRating: (rating: number) => `You also gave ${rating} to`,
  noSameRating: (rating: number) =>
    `You haven’t given anything else ${rating === 8 ? 'an' : 'a'} ${rating}`,
  friends: 'What friends gave it',
  histogram: 'How many gave each rating',
  bar: (rating: number, count: number) =>
    `${rating} of 10: ${plural(count, { one: '# member', other: '# members' })}`,
  friendGave: (name: string, rating: number) => `${name} gave it ${rating}`,
  ratingOf: (name: string) => `Rating of ${name}`,
  loading: 'Loading',
  failed: 'An error occurred',
} as const
