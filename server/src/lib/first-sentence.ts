import { oneLine, shorten } from './one-line.ts'

/** The first sentence of a text, or two where the first is short. */
export function firstSentence(text: string): string {
  const [first = '', second] = oneLine(text).split(/(?<=[.!?…])\s+/)
  return shorten(first.length < 28 && second !== undefined ? `${first} ${second}` : first, 170)
}
