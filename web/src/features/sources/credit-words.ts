import { sourceCreditsTexts } from '@medley/texts/source-credits'

/** The sources that leave the wording of their credit to us. The others prescribe it, in English. */
const own = new Map([
  ['TVmaze', sourceCreditsTexts.tvMaze],
  ['Wikipedia', sourceCreditsTexts.wikipedia],
])

/** The credit of a source in the reader's language, where the source allows that. */
export function creditWords(source: string, credit: string): string {
  return own.get(source) ?? credit
}
