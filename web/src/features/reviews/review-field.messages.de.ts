import type { Translation } from '../../lib/translation.ts'
import type * as english from './review-field.messages.ts'

export const reviewFieldTexts: Translation<typeof english.reviewFieldTexts> = {
  marks: '**fett**, *kursiv*, ||Spoiler||, > Zitat',
}
