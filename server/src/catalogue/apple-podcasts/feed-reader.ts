import { cutText } from '@medley/contract/values/text-cuts'
import sax from 'sax'

const episodesMax = 5_000
const textMax = 40_000

/** An episode, as the feed lists it. */
export interface FeedEpisode {
  title: string
  /** YYYY-MM-DD. */
  date: string | null
  minutes: number | null
  /** The feed's own id of it. */
  id: string | null
}

/** Facts parsed from a feed so far. */
interface FeedText {
  description: string
  firstDate: string | null
  /** Its `ttl`, in minutes. */
  ttlMinutes: number | null
  episodes: FeedEpisode[]
}

/** Streaming feed parser that keeps only the needed facts. */
export interface FeedReader {
  write(text: string): void
  isFull(): boolean
  isFeed(): boolean
  end(): FeedText
}

interface Item {
  title: string
  date: string
  guid: string
  duration: string
  hasSound: boolean
}

/** Parses RSS leniently. */
export function createFeedReader(): FeedReader {
  const parser = sax.parser(true)
  const path: string[] = []
  const channel = { description: '', summary: '', ttl: '' }
  const readPaths = new Set<string>()
  const episodes: FeedEpisode[] = []
  let item: Item = emptyItem()
  let firstDay: string | null = null
  let isFeed = false

  const innermost = () => path.slice(-2).join('>')
  const add = (text: string) => {
    const here = innermost()
    if (readPaths.has(here)) return
    if (here === 'item>title') item.title += room(item.title, text)
    else if (here === 'item>pubDate') item.date += room(item.date, text)
    else if (here === 'item>guid') item.guid += room(item.guid, text)
    else if (here === 'item>itunes:duration') item.duration += room(item.duration, text)
    else if (here === 'channel>ttl') channel.ttl += room(channel.ttl, text)
    else if (here === 'channel>description') channel.description += room(channel.description, text)
    else if (here === 'channel>itunes:summary') channel.summary += room(channel.summary, text)
  }
  const keep = () => {
    if (!item.hasSound || episodes.length >= episodesMax) return
    const { title, guid, duration } = item
    const date = dayOf(item.date)
    episodes.push({ title, date, minutes: minutesOf(duration), id: guid.trim() || null })
    firstDay = earlier(firstDay, date)
  }

  const open = ({ name }: { name: string }) => {
    path.push(name)
    if (innermost() === 'rss>channel') isFeed = true
    if (name === 'item') item = emptyItem()
    if (innermost() === 'item>enclosure') item.hasSound = true
  }
  const close = (name: string) => {
    if (name === 'item') keep()
    // A channel may have several descriptions: the first one counts.
    if (innermost().startsWith('channel>') && name !== 'item') readPaths.add(innermost())
    path.pop()
  }
  // Feeds are often malformed: skip what cannot be parsed.
  const passOver = () => void parser.resume()
  Object.assign(parser, {
    onopentag: open,
    onclosetag: close,
    ontext: add,
    oncdata: add,
    onerror: passOver,
  })
  return {
    write: (text) => void parser.write(text),
    isFull: () => episodes.length >= episodesMax,
    isFeed: () => isFeed,
    end: () => ({
      description: channel.description.trim() || channel.summary,
      firstDate: firstDay,
      ttlMinutes: ttlOf(channel.ttl),
      episodes,
    }),
  }
}

const emptyItem = (): Item => ({ title: '', date: '', guid: '', duration: '', hasSound: false })

/** Cuts a text to the remaining space. */
const room = (sofar: string, text: string) => cutText(text, Math.max(0, textMax - sofar.length))

/** Minutes of a duration in seconds, `MM:SS` or `HH:MM:SS`. */
function minutesOf(duration: string): number | null {
  const parts = duration.trim().split(':').map(Number)
  if (duration.trim() === '' || parts.length > 3 || !parts.every((part) => part >= 0)) return null
  return parts.reduce((sum, part) => sum * 60 + part, 0) / 60
}

/** A feed that asks for more than a month is in error. */
const ttlMax = 30 * 24 * 60

function ttlOf(text: string): number | null {
  const minutes = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  return minutes > 0 ? Math.min(minutes, ttlMax) : null
}

function dayOf(date: string): string | null {
  const time = Date.parse(date.trim())
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10)
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}
