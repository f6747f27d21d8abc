import type { RemarkPoint } from '@medley/contract/reviews/remarks'
import { entryName } from '../entries/entry-names.ts'
import { remarkTexts as texts } from './remarks.messages.ts'

/** `S2 E5: Trojan's Horse`, `at page 180 of 412` or `at 44 %`. */
export function pointName({ entry, percent, amount, unit, total }: RemarkPoint): string {
  if (entry) return entryName(entry)
  if (unit === 'page' && amount !== null) return texts.page(amount, total)
  if (unit === 'minute' && amount !== null) return texts.minute(amount)
  return texts.percent(Math.round(percent ?? 0))
}
