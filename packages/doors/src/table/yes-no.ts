import { plain } from './words.ts'

const signs = new Map([
  ...['✓', '✔', '☑', '✅', '🗹', '●', '+', '*'].map((sign) => [sign, true] as const),
  ...['✗', '✘', '✕', '❌', '☐', '○', '-', '–', '—', '/'].map((sign) => [sign, false] as const),
])

const setOf = (words: string) => new Set(words.split(', ').map(plain))

const yes = setOf(
  'yes, y, true, 1, x, checked, on, ja, j, wahr, sí, si, s, verdadero, cierto, vero, oui, o, vrai, sim, verdadeiro, waar, tak, t, prawda, sant, да',
)
const no = setOf(
  'no, n, false, f, 0, unchecked, off, nein, falsch, non, faux, falso, não, nee, onwaar, nie, fałsz, nej, falskt, нет',
)

/** True for a yes and false for a no, in any form that people write; undefined for anything else. */
export function yesOrNo(cell: string): boolean | undefined {
  const written = cell.trim().replaceAll('\uFE0F', '')
  const bySign = signs.get(written)
  if (bySign !== undefined) return bySign
  const word = plain(written)
  return yes.has(word) ? true : no.has(word) ? false : undefined
}
