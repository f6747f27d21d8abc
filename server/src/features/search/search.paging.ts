import { createHash } from 'node:crypto'
import { limits } from '@medley/contract/limits'
import { invalidValue } from '../../app-error.ts'

/** What a token is bound to. */
interface Asked {
  q: string
  category: string
}

/** The token of the page that starts at `offset`: opaque, and good for this search only. */
export function writeToken(asked: Asked, offset: number): string {
  const token = JSON.stringify({ offset, search: nameOf(asked) })
  return Buffer.from(token).toString('base64url')
}

/** Where the page of a token starts; 0 without one. Throws `validation_error` for any other text. */
export function readToken(asked: Asked, token: string | undefined): number {
  if (token === undefined) return 0
  const offset = offsetIn(asked, token)
  if (offset === null) throw invalidValue('nextToken', 'Does not belong to this search')
  return offset
}

function offsetIn(asked: Asked, token: string): number | null {
  const text = Buffer.from(token, 'base64url').toString()
  const match = /^\{"offset":(\d{1,7}),"search":"([\w-]+)"\}$/.exec(text)
  if (!match || match[2] !== nameOf(asked)) return null
  const offset = Number(match[1])
  return offset <= limits.offsetMax ? offset : null
}

function nameOf({ q, category }: Asked): string {
  return createHash('sha256').update(`${category}\n${q}`).digest('base64url').slice(0, 12)
}
