/** Allowed title sizes, in per cent of the cover's width. */
const sizes = [26, 21, 17.5, 15, 13.5, 12, 10.5, 9.2, 8, 7]
const leading = 1.1
const space = 0.25

/** Letter widths of the serif in em, rounded up; all other letters count as 0.6. */
const widths: [RegExp, number][] = [
  [/[MW—]/, 1],
  [/m/, 0.87],
  [/[HOQDGKNUXwœŒ]/, 0.8],
  [/[ACTVY&æBEPRZ]/, 0.72],
  [/[acezrsJ?]/, 0.5],
  [/[iłjlftI.,:;'’!|-]/, 0.36],
]

function widthOf(word: string): number {
  let width = 0
  for (const char of word.normalize('NFD').replaceAll(/\p{M}/gu, '')) {
    width += widths.find(([letters]) => letters.test(char))?.[1] ?? 0.6
  }
  return width
}

function linesNeeded(words: readonly number[], measure: number): number {
  let lines = 1
  let used = 0
  for (const word of words) {
    const needed = used === 0 ? word : used + space + word
    if (needed <= measure) used = needed
    else {
      lines += used === 0 ? 0 : 1
      used = word
    }
  }
  return lines
}

/**
 * The largest size (per cent of the cover's width) at which no word of the title breaks on lines of
 * `measure` per cent and the title fits its share of a cover with this ratio; the smallest size if
 * none fits.
 */
export function coverTitleSize(title: string, ratio: number, measure: number): number {
  const words = title
    .split(/\s+|(?<=-)/)
    .filter(Boolean)
    .map(widthOf)
  const longest = Math.max(0, ...words)
  const room = (100 / ratio) * (ratio < 1 ? 0.38 : 0.27)
  const fits = (size: number) => {
    const emsPerLine = measure / size
    return longest <= emsPerLine && linesNeeded(words, emsPerLine) * size * leading <= room
  }
  return sizes.find(fits) ?? sizes.at(-1) ?? 7
}
