import { createHash } from 'node:crypto'
import pg from 'pg'

const namesKept = 400
const names = new Map<string, string>()

/** The name a statement is prepared under, or undefined where a name would not pay. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= namesKept) return undefined
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * A client that prepares each parametrised statement once per connection under a name of its own,
 * so that PostgreSQL parses and plans it only the first time. Texts beyond the first
 * few hundred stay unnamed, which bounds the memory of every connection.
 */
export class NamedClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the driver's own overloads
  override query(...args: any[]): any {
    const [text, values, ...rest] = args
    if (typeof text !== 'string' || !Array.isArray(values)) {
      return super.query.apply(this, args as never)
    }
    return super.query.apply(this, [{ name: nameOf(text), text, values }, ...rest] as never)
  }
}
