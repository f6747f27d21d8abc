import { spoilerBar, withoutMarks } from '@medley/contract/values/marked-text'

const shortest = 30
const longest = 200
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The first sentence of a review that hides nothing, is 30 to 200 characters long and ends as one; undefined if none. */
export function quotableSentence(review: string): string | undefined {
  const lines = withoutMarks(review).split('\n')
  for (const line of lines) {
    for (const { segment } of sentences.segment(line)) {
      const sentence = segment.trim()
      const isLong = sentence.length >= shortest && sentence.length <= longest
      const isFit = isLong && !sentence.includes(spoilerBar)
      if (isFit && /[.!?…]["'”’)]*$/u.test(sentence)) return sentence
    }
  }
  return undefined
}
