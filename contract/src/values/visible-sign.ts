/*
 * Letters, numbers, punctuation and symbols, but for fillers and for signs that fonts draw as nothing: the blank of
 * Braille, the place of an object, and blanks of notes and hieroglyphs.
 */
const visible =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u

/** True if a text shows anything: white space, controls, fillers and marks without a base do not. */
export function hasVisibleSign(text: string): boolean {
  return visible.test(text)
}
