import { withoutMarks } from '@medley/contract/values/marked-text'
import type { RatedScene, Scenes } from '@medley/contract/library/years'
import { firstSentence } from '../../lib/first-sentence.ts'
import type { SharedRow } from './scenes/years.person.queries.ts'
import type { RatedRow } from './scenes/years.rated.queries.ts'

export function toRated(row: RatedRow, hasPictures: boolean): RatedScene {
  const { work, rating, reviewId, review, isForAll } = row
  const words = review === null ? '' : firstSentence(withoutMarks(review))
  return {
    work,
    rating,
    reviewId,
    words: words === '' ? null : words,
    hasPicture: hasPictures && isForAll,
  }
}

export function toSurprise(row: RatedRow, hasPictures: boolean): Scenes['surprise'] {
  return {
    ...toRated(row, hasPictures),
    usual: row.usual ?? 0,
    of: row.kind === 'above everyone' ? 'everyone' : 'own',
  }
}

/** The number of works sent stays between the two. */
export function toShared(
  { isForAll, sent, ...row }: SharedRow,
  { isOwn, hasPictures }: { isOwn: boolean; hasPictures: boolean },
): Scenes['person'] {
  return { ...row, sent: isOwn ? sent : null, hasPicture: hasPictures && isForAll }
}
