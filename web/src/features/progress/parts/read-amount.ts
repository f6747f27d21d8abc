import { readNumber } from './read-number.ts'

export function readPercent(text: string) {
  const amount = readNumber(text, 0, 100)
  return amount === undefined ? undefined : { amount, unit: 'percent' as const }
}

/** A page, within the number of pages if that is given. */
export function readPage(page: string, pages: string) {
  const isOpen = pages.trim() === ''
  const total = isOpen ? undefined : readNumber(pages, 1)
  const amount = readNumber(page, 0, total)
  if (amount === undefined || (!isOpen && total === undefined)) return undefined
  return { amount, unit: 'page' as const, ...(total === undefined ? {} : { total }) }
}
