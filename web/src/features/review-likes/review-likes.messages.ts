import { plural } from '../../lib/locale.ts'

/** Texts of the like button. */
export const likeTexts = {
  like: (count: number) => plural(count, { one: 'Like, # like', other: 'Like, # likes' }),
}
