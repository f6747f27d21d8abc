import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './review-likes.messages.ts'

export const likeTexts: Translation<typeof english.likeTexts> = {
  like: (count) => plural(count, { one: 'Gefällt mir, # Like', other: 'Gefällt mir, # Likes' }),
}
