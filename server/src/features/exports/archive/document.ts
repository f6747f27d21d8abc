import type { Handle } from '../../../db/transaction.ts'
import type { ExportPart } from '../../../ports/export-part.ts'
import type { ProfileRow } from '../exports.profile.queries.ts'

interface Facts {
  profile: ProfileRow
  hasPicture: boolean
  time: Date
}

/** `medley.json` as a stream of text. */
export async function* writeDocument(
  handle: Handle,
  parts: readonly ExportPart[],
  userId: number,
  { profile: { pictureKey: _, ...profile }, hasPicture, time }: Facts,
): AsyncGenerator<string> {
  const picture = hasPicture ? 'profile-picture.webp' : null
  const head = { format: 'medley', version: 1, timeExported: time }
  yield `${JSON.stringify(head).slice(0, -1)},\n"profile":`
  yield JSON.stringify({ ...profile, picture })
  for (const part of parts) {
    const content = part.read(handle, userId)
    if (isStream(content)) yield* writeArray(part.name, content)
    else yield `,\n"${part.name}":${JSON.stringify(await content)}`
  }
  yield '}\n'
}

function isStream(value: unknown): value is AsyncIterable<object> {
  return value instanceof Object && Symbol.asyncIterator in value
}

async function* writeArray(name: string, items: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,\n"${name}":[`
  let separator = '\n'
  for await (const item of items) {
    yield separator
    yield* writeItem(item)
    separator = ',\n'
  }
  yield ']'
}

/** The streams of an item follow its other fields. */
async function* writeItem(item: object): AsyncGenerator<string> {
  const streams: [name: string, items: AsyncIterable<object>][] = []
  const text = JSON.stringify(item, (name, value: unknown) => {
    if (!isStream(value)) return value
    streams.push([name, value])
    return undefined
  })
  yield streams.length === 0 ? text : text.slice(0, -1)
  for (const [name, items] of streams) yield* writeArray(name, items)
  if (streams.length > 0) yield '}'
}
