import { TextDecoder } from 'node:util'
import { fromEither } from '../description.ts'
import type { HostRules, Lane } from '../gate.ts'
import { askWeb, passGate, type Ways } from '../source-client.ts'
import { SourceError } from '../source-error.ts'
import { readVersion, type Version } from '../web/version.ts'
import type { WebAnswer } from '../web/web-client.ts'
import { createFeedReader, type FeedReader } from './feed-reader.ts'

/** What a podcast says of itself. */
export interface Feed {
  description: string | null
  /** The day of the oldest episode. */
  firstDate: string | null
  /** Titles, newest first. */
  episodes: string[]
  version: Version | null
}

/** Feeds lie on hosts of anybody's: together they have one budget, and one that fails says nothing of others. */
const feedHosts: HostRules = { name: 'feeds', perSecond: 2, burst: 10 }
const timeoutMs: Record<Lane, number> = { interactive: 8_000, batch: 30_000 }
const bytesMax = 10_000_000

/**
 * Reads a show's feed as it arrives, unless it is still of the version given. Of one that has no end,
 * what came before the bound counts. Throws a SourceError.
 */
export async function fetchFeed(
  ways: Ways,
  url: URL,
  lane: Lane,
  version: Version | null,
): Promise<Feed | 'unchanged'> {
  await passGate(ways.gate, feedHosts, lane)
  const headers = { accept: 'application/rss+xml, application/xml;q=0.9, */*;q=0.5' }
  const answer = await askWeb(ways.web, {
    url,
    headers,
    timeoutMs: ways.timeoutMs ?? timeoutMs[lane],
    bytesMax,
    version,
  })
  if (!answer) throw new SourceError('failed', `${url.host} has no such feed`)
  if (answer.isUnchanged) {
    await answer.close()
    return 'unchanged'
  }
  const reader = createFeedReader()
  await readPieces(answer, reader)
  const { description, episodes, firstDate } = reader.end()
  if (!reader.isFeed()) throw new SourceError('unreadable', `${url.host} sends no feed`)
  const told = readVersion(answer.url, (name) => answer.header(name))
  return { description: fromEither(description), episodes, firstDate, version: told }
}

async function readPieces(answer: WebAnswer, reader: FeedReader): Promise<void> {
  let decoder: TextDecoder | undefined
  try {
    for await (const piece of answer.body()) {
      decoder ??= decoderOf(answer.header('content-type') ?? '', piece)
      reader.write(decoder.decode(piece, { stream: true }))
      if (reader.isFull()) break
    }
  } catch (error) {
    if (!(error instanceof SourceError) || error.fault !== 'too-large') throw error
  }
}

/** By the header, else by the first line of the document, else UTF-8. */
function decoderOf(contentType: string, start: Uint8Array): TextDecoder {
  const declaration = Buffer.from(start.subarray(0, 200)).toString('latin1')
  const named =
    /charset="?([\w-]+)/i.exec(contentType)?.[1] ??
    /^[^>]*encoding=["']([\w-]+)/.exec(declaration)?.[1]
  try {
    return new TextDecoder(named ?? 'utf-8')
  } catch {
    return new TextDecoder()
  }
}
