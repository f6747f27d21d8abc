import { TextDecoder } from 'node:util'
import { fromEither } from '../description.ts'
import type { HostRules, Lane } from '../gate.ts'
import { fetchChecked, enterGate, type SourceDeps } from '../source-client.ts'
import { SourceError } from '../source-error.ts'
import { readVersion, type Version } from '../web/version.ts'
import type { WebAnswer } from '../web/web-client.ts'
import { createFeedReader, type FeedEpisode, type FeedReader } from './feed-reader.ts'

/** Facts from a podcast's own feed. */
export interface Feed {
  description: string | null
  /** Date of the oldest episode read. */
  firstDate: string | null
  /** The feed goes on beyond what was read. */
  isCut: boolean
  /** Newest first. */
  episodes: FeedEpisode[]
  version: Version | null
  ttlMinutes: number | null
}

/** Feeds are on arbitrary hosts, which share one budget; a failure of one does not open the circuit for others. */
const feedHosts: HostRules = { name: 'feeds', perSecond: 2, burst: 10 }
const timeoutMs: Record<Lane, number> = { interactive: 8_000, patient: 8_000, batch: 30_000 }
const bytesMax = 10_000_000

/**
 * Streams and parses a show's feed, unless the given version is current. An oversized feed is parsed up
 * to the limit. Throws a SourceError.
 */
export async function fetchFeed(
  deps: SourceDeps,
  url: URL,
  lane: Lane,
  version: Version | null,
): Promise<Feed | 'unchanged'> {
  await enterGate(deps.gate, feedHosts, lane)
  const headers = { accept: 'application/rss+xml, application/xml;q=0.9, */*;q=0.5' }
  const answer = await fetchChecked(deps.web, {
    url,
    headers,
    webPortsOnly: true,
    timeoutMs: deps.timeoutMs ?? timeoutMs[lane],
    bytesMax,
    version,
  })
  if (!answer) throw new SourceError('failed', `${url.host} has no such feed`)
  if (answer.isUnchanged) {
    await answer.close()
    return 'unchanged'
  }
  const reader = createFeedReader()
  const isCut = await readPieces(answer, reader)
  const { description, ...read } = reader.end()
  if (!reader.isFeed()) throw new SourceError('unreadable', `${url.host} sends no feed`)
  const newVersion = readVersion(answer.url, (name) => answer.header(name))
  return { description: fromEither(description), ...read, isCut, version: newVersion }
}

/** Returns whether a limit stopped it. */
async function readPieces(answer: WebAnswer, reader: FeedReader): Promise<boolean> {
  let decoder: TextDecoder | undefined
  try {
    for await (const piece of answer.body()) {
      decoder ??= decoderOf(answer.header('content-type') ?? '', piece)
      reader.write(decoder.decode(piece, { stream: true }))
      if (reader.isFull()) return true
    }
  } catch (error) {
    if (!(error instanceof SourceError) || error.fault !== 'too-large') throw error
    return true
  }
  return false
}

/** Charset by header, else by XML declaration, else UTF-8. */
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
