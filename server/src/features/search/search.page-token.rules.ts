import { createHash } from 'node:crypto'
import { limits } from '@medley/contract/limits'
import { invalidValue } from '../../app-error.ts'

/** What a token is bound to. */
interface Asked {
  q: string
  category: string
}

/** Where a page starts, and what its search sees. */
export interface Place {
  offset: number
  /** The newest work there was when the search began. */
  newestId: number
  /** When the search began. */
  time: Date
}

/** The token of the page that starts at a place: opaque, and good for this search only. */
export function writeToken(asked: Asked, { offset, newestId, time }: Place): string {
  const token = [nameOf(asked), offset, newestId, time.getTime()].join('.')
  return Buffer.from(token).toString('base64url')
}

/** The place of a token; null without one. Throws `validation_error` for any other text. */
export function readToken(asked: Asked, token: string | undefined): Place | null {
  if (token === undefined) return null
  const place = placeIn(asked, token)
  if (place === null) throw invalidValue('nextToken', 'Does not belong to this search')
  return place
}

function placeIn(asked: Asked, token: string): Place | null {
  const text = Buffer.from(token, 'base64url').toString()
  const match = /^([\w-]+)\.(\d{1,7})\.(\d{1,10})\.(\d{1,14})$/.exec(text)
  if (!match || match[1] !== nameOf(asked)) return null
  const [offset = 0, newestId = 0, time = 0] = match.slice(2).map(Number)
  return offset <= limits.offsetMax && newestId <= limits.idMax
    ? { offset, newestId, time: new Date(time) }
    : null
}

function nameOf({ q, category }: Asked): string {
  return createHash('sha256').update(`${category}\n${q}`).digest('base64url').slice(0, 12)
}
