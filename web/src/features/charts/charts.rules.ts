import { language } from '../../lib/locale.ts'

const scores = new Intl.NumberFormat(language, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** `8.06`: neighbours in a chart differ by hundredths. */
export const formatScore = (score: number): string => scores.format(score)
