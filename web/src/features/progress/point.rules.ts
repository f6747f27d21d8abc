import type { Medium } from '@medley/contract/values/medium'
import type { Progress } from '@medley/contract/library/progress'
import { limits } from '@medley/contract/limits'
import { readNumber } from './parts/read-number.ts'
import type { ProgressChanges } from './progress.calls.ts'

/** The fields in which a member says where they are. */
export interface PointFields {
  season: string
  number: string
  amount: string
  total: string
  unit: 'page' | 'percent'
  upToHere: boolean
}

/** Mediums in which one can be somewhere: an album is over too soon. */
export function hasPoints(medium: Medium): boolean {
  return medium !== 'album'
}

/** `pages` of the work stand for those of the member's own edition until they name them. */
export function pointFieldsOf(progress: Progress | null, pages: number | null = null): PointFields {
  const fields: PointFields = {
    season: '1',
    number: '',
    amount: '',
    total: shown(pages),
    unit: 'page',
    upToHere: false,
  }
  if (!progress) return fields
  const { entry, amount, total, unit } = progress
  if (entry) return { ...fields, season: shown(entry.season), number: shown(entry.number) }
  if (amount === null) return fields
  const asPercent = unit === 'percent' ? { unit } : {}
  return { ...fields, amount: shown(amount), total: shown(total ?? pages), ...asPercent }
}

const shown = (number: number | null) => String(number ?? '')

/** The point that the fields name; undefined if they name none. */
export function readPoint(medium: Medium, fields: PointFields): ProgressChanges | undefined {
  if (medium === 'tvShow') {
    const season = readNumber(fields.season, 0, limits.seasonMax)
    const number = readNumber(fields.number, 1, limits.entryNumberMax)
    if (season === undefined || number === undefined) return undefined
    return { state: 'going', season, number, upToHere: fields.upToHere }
  }
  const amount = readAmount(medium, fields)
  return amount && { state: 'going', ...amount }
}

function readAmount(medium: Medium, { amount, total, unit }: PointFields) {
  if (medium === 'book') return unit === 'page' ? readPage(amount, total) : readPercent(amount)
  const minute = readNumber(amount)
  return minute === undefined ? undefined : { amount: minute, unit: 'minute' as const }
}

function readPercent(text: string) {
  const amount = readNumber(text, 0, 100)
  return amount === undefined ? undefined : { amount, unit: 'percent' as const }
}

/** A page, within the number of pages if that is given. */
function readPage(page: string, pages: string) {
  const isOpen = pages.trim() === ''
  const total = isOpen ? undefined : readNumber(pages, 1)
  const amount = readNumber(page, 0, total)
  if (amount === undefined || (!isOpen && total === undefined)) return undefined
  return { amount, unit: 'page' as const, ...(total === undefined ? {} : { total }) }
}
