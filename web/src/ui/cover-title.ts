/** Sizes a title may take, in per cent of the cover's width. */
const sizes = [26, 21, 17.5, 15, 13.5, 12, 10.5, 9.2, 8, 7]
/** Average width of a letter of the serif, as a share of its size. */
const letter = 0.5
const leading = 1.08

function linesNeeded(words: readonly string[], lettersPerLine: number): number {
  let lines = 1
  let used = 0
  for (const word of words) {
    const needed = used === 0 ? word.length : used + 1 + word.length
    if (needed <= lettersPerLine) used = needed
    else {
      lines += used === 0 ? 0 : 1
      used = word.length
    }
  }
  return lines
}

/**
 * The largest size (per cent of the cover's width) at which a title keeps its words whole on lines
 * of `measure` per cent and stays within its part of a cover of this ratio; the smallest one for
 * titles that never fit.
 */
export function coverTitleSize(title: string, ratio: number, measure: number): number {
  const words = title.split(/[\s-]+/).filter(Boolean)
  const longest = Math.max(1, ...words.map((word) => word.length))
  const room = (100 / ratio) * (ratio < 1 ? 0.42 : 0.27)
  const fits = (size: number) => {
    const lettersPerLine = Math.floor(measure / (size * letter))
    const height = linesNeeded(words, lettersPerLine) * size * leading
    return longest <= lettersPerLine && height <= room
  }
  return sizes.find(fits) ?? sizes.at(-1) ?? 7
}
