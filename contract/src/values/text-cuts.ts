declare global {
  interface String {
    /** The rest of a text. */
    slice(start: number): string
    /** Dates, and hashes. */
    slice(start: number, end: -2 | -1 | 4 | 7 | 10 | 12 | 16 | 19 | 22 | 32): string
    /** @deprecated A text is cut by `cutText`, which counts code points and halves none. */
    slice(start: number, end: number): string
    /** @deprecated A text is cut by `cutText`. */
    substring(start: number, end?: number): string
    /** @deprecated A text is cut by `cutText`. */
    substr(start: number, length?: number): string
  }
}

/** At most the first `max` code points of a text, as the limits count them; without halves of any. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text.toWellFormed()
  let end = 0
  let count = 0
  for (const sign of text) {
    if (count === max) break
    end += sign.length
    count += 1
  }
  return textBetween(text, 0, end).toWellFormed()
}

/** A text of at most `max` code points; a longer one ends in "…", after a whole word if possible. */
export function shortenText(text: string, max: number): string {
  if (cutText(text, max) === text) return text
  const start = cutText(text, max - 1)
  const isAtEndOfWord = /\s/u.test(text.charAt(start.length))
  const words = isAtEndOfWord ? start.trimEnd() : start.replace(/\s+\S*$/u, '')
  return `${words.length > start.length / 2 ? words : start.trimEnd()}…`
}

/** The part of a text between two indexes that were found in it, such as those of a separator. */
export function textBetween(text: string, start: number, end: number): string {
  // oxlint-disable-next-line typescript/no-deprecated -- its indexes are the text's own
  return text.slice(start, end)
}
