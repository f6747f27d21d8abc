import { createHash } from 'node:crypto'
import { limits } from '@medley/contract/limits'
import { invalidValue } from '../../app-error.ts'

/** The search a token is bound to. */
interface SearchedFor {
  q: string
  category: string
}

/** The start of a page, and the data visible to its search. */
export interface PageStart {
  offset: number
  /** The id of the newest work when the search began. */
  newestId: number
  /** When the search began. */
  time: Date
}

/** The opaque token of the page at a position, valid for this search only. */
export function writeToken(asked: SearchedFor, { offset, newestId, time }: PageStart): string {
  const token = [nameOf(asked), offset, newestId, time.getTime()].join('.')
  return Buffer.from(token).toString('base64url')
}

/** The position in a token; null without a token. Throws `validation_error` for an invalid one. */
export function readToken(asked: SearchedFor, token: string | undefined): PageStart | null {
  if (token === undefined) return null
  const start = decode(asked, token)
  if (start === null) throw invalidValue('nextToken', 'Does not belong to this search')
  return start
}

function decode(asked: SearchedFor, token: string): PageStart | null {
  const text = Buffer.from(token, 'base64url').toString()
  const match = /^([\w-]+)\.(\d{1,7})\.(\d{1,10})\.(\d{1,14})$/.exec(text)
  if (!match || match[1] !== nameOf(asked)) return null
  const [offset = 0, newestId = 0, time = 0] = match.slice(2).map(Number)
  return offset <= limits.offsetMax && newestId <= limits.idMax
    ? { offset, newestId, time: new Date(time) }
    : null
}

function nameOf({ q, category }: SearchedFor): string {
  return createHash('sha256').update(`${category}\n${q}`).digest('base64url').slice(0, 12)
}
