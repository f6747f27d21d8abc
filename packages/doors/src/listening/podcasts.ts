import type { ImportMessage } from '@medley/messages/import-messages'
import { cutText } from '@medley/contract/values/text-cuts'
import { decodeEntities } from '../parsing/plain-review.ts'
import { createYield } from '../parsing/yield-to-event-loop.ts'
import { TooManyRows } from '../files/csv-table.ts'
import {
  bareRecord,
  bareWork,
  emptyContent,
  type FileContent,
  keepOrLeave,
  type TextReader,
} from '../file-reader.ts'
import { progressOf } from '../progress.ts'
import { UnreadableFile, UnreadableRow, type WorkRecord } from '../record.ts'
import { comparable, readTitle } from '../values.ts'
import { readXml } from '../files/xml.ts'

/** A feed that the member subscribed to, or another outline that holds none. */
interface Outline {
  line: number
  /** The attributes by their names in lower case. */
  attributes: ReadonlyMap<string, string>
  /** It may be a folder, unless it turns out to hold nothing. */
  isEmpty: boolean
  /** It stands in a feed. */
  isInFeed: boolean
}

/** The names under which programs write the address of a feed; a page has an address too. */
const addressNames = ['xmlurl', 'feedurl', 'feed', 'rss']

const looksLikeFeed = (address: string) => /feed|rss|podcast|\.xml\b/i.test(address)

function addressOf({ attributes }: Pick<Outline, 'attributes'>): string {
  const named = addressNames.map((name) => attributes.get(name)?.trim()).find(Boolean)
  const url = attributes.get('url')?.trim() ?? ''
  return named ?? (looksLikeFeed(url) ? url : '')
}

/** Outlines in the order of the file, wherever they stand, without the folders. */
function readOutlines(xml: string, rowsMax: number): Outline[] {
  const outlines: Outline[] = []
  const open: Outline[] = []
  readXml(xml, 'opml', {
    open({ attributes, line }, path) {
      if (path.at(-1) !== 'outline' || path[1] === 'head') return
      const byName = Object.entries(attributes).map(
        ([name, value]) => [name.toLowerCase(), value] as const,
      )
      open.length = path.filter((name) => name === 'outline').length - 1
      const parent = open.findLast(Boolean)
      if (parent) parent.isEmpty = false
      const isInFeed = parent !== undefined && (parent.isInFeed || addressOf(parent) !== '')
      const outline = { line, attributes: new Map(byName), isEmpty: true, isInFeed }
      open.push(outline)
      if (outlines.push(outline) > rowsMax) throw new TooManyRows()
    },
  })
  return outlines.filter((outline) => outline.isEmpty || addressOf(outline) !== '')
}

const blogHost =
  /(^|\.)(blogspot\.[a-z.]+|bearblog\.dev|bsky\.app|ghost\.io|github\.com|hnrss\.org|livejournal\.com|medium\.com|reddit\.com|substack\.com|tumblr\.com|wordpress\.com|ycombinator\.com)$/
const blogPath = /\.atom$|\/atom(\.xml)?\/?$|\/feeds\/posts\//

/** Why a feed is none of a podcast; null if it may be one. */
function reasonOf(outline: Outline): ImportMessage | null {
  const type = outline.attributes.get('type')?.toLowerCase() ?? 'rss'
  const address = addressOf(outline)
  if (outline.isInFeed) return { code: 'podcastEpisode' }
  if (address === '' || type === 'include') return { code: 'nothingKept' }
  const url = URL.parse(`https://${withoutScheme(address)}`)
  const host = url?.hostname ?? ''
  if (/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/.test(host)) return { code: 'youTubeChannel' }
  const isBlog = type === 'atom' || blogHost.test(host) || blogPath.test(url?.pathname ?? '')
  return isBlog && !/podcast/i.test(address) ? { code: 'blog' } : null
}

/** The same for the address of a feed with and without encryption. */
const withoutScheme = (address: string) =>
  address.replace(/^(?:feed:)?(?:[a-z]+:)?\/\//i, '').replace(/\/$/, '')

/** A title that names the address of its feed, which may hold a personal key, is cut. */
function titleOf({ attributes }: Outline): string {
  const address = withoutScheme(addressOf({ attributes }))
  const titles = ['title', 'text', 'name'].map((name) => {
    const written = decodeEntities(attributes.get(name) ?? '').replaceAll(/[a-z]+:\/{2}\S+/gi, ' ')
    const isAddress = /[./]/.test(written) && address.includes(withoutScheme(written.trim()))
    return isAddress ? '' : written.trim()
  })
  return titles.find(Boolean) ?? ''
}

/** A subscription says that the member is in the middle of a podcast, never that they heard anything. */
function readFeed(outline: Outline, keys: Map<string, string>): WorkRecord {
  const reason = reasonOf(outline)
  if (reason) throw new UnreadableRow(reason)
  const title = readTitle(titleOf(outline))
  const address = withoutScheme(addressOf(outline))
  const key = keys.get(address) ?? comparable(title)
  keys.set(address, key)
  return {
    ...bareRecord,
    line: outline.line,
    kind: 'progress',
    work: { ...bareWork, key, mediums: ['podcast'], title },
    parts: { progress: progressOf('going', { started: null, changed: null }) },
  }
}

async function readSubscriptions(xml: string, rowsMax: number): Promise<FileContent> {
  const content = emptyContent()
  const keys = new Map<string, string>()
  const yieldIfDue = createYield()
  const outlines = readOutlines(xml, rowsMax)
  if (outlines.length === 0) throw new UnreadableFile({ code: 'noSubscriptions' })
  for (const outline of outlines) {
    keepOrLeave(
      content,
      () => [readFeed(outline, keys)],
      (reason) => ({ line: outline.line, title: cutText(titleOf(outline), 200) || null, reason }),
    )
    await yieldIfDue()
  }
  return content
}

/** The subscriptions of a podcast app, as OPML. */
export const podcastsReader: TextReader = {
  source: 'podcasts',
  recognises: (start) => /^\s*</.test(start) && /<opml[\s>]/.test(start),
  read: (xml, _, rowsMax) => readSubscriptions(xml, rowsMax),
}
