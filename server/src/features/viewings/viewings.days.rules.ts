import { textBetween } from '@medley/contract/values/text-cuts'

/** A place in the order of a diary (`viewings.day_order`) as a day, month or year. */
export function dayOfOrder(order: number): string {
  const digits = String(order).padStart(8, '0')
  const [year, month, day] = [digits.slice(0, 4), textBetween(digits, 4, 6), digits.slice(6)]
  return [year, month, day].filter((part) => Number(part) > 0).join('-')
}

/** The place of a day, month or year in the order of a diary: `viewings.day_order`. */
export function dayOrderOf(day: string | null): number {
  return Number((day ?? '').replaceAll('-', '').padEnd(8, '0'))
}
