import type { ImportMessage } from '@medley/messages/import-messages'
import { unknownDateLimit } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { z } from 'zod'
import { count, text } from '../json-values.ts'
import { createYield } from '../parsing/yield-to-event-loop.ts'
import { TooManyRows } from '../files/csv-table.ts'
import { recordOfEpisode } from '../episode-record.ts'
import {
  bareRecord,
  emptyContent,
  type FileContent,
  type FileFacts,
  type TextReader,
} from '../file-reader.ts'
import { keptPrivately, privateListOf } from '../private-list.ts'
import { type Unopened, UnreadableRow, type WorkRecord } from '../record.ts'
import { collectNotes, listDescription, listTitle, noteOf, readRating, tidy } from '../values.ts'
import { Catalog, parseLine } from './neodb-catalog.ts'
import { readMoment, recordOfMark } from './neodb-marks.ts'
import { markupOfReview, type NotePlace, readNote } from './neodb-texts.ts'

const line = z.object({
  type: z.string(),
  visibility: count,
  item: z.string().optional().catch(undefined),
  status: z.string().catch(''),
  timestamp: z.string().catch(''),
  name: z.string().catch(''),
  items: z
    .array(
      z.object({
        item: z.string(),
        metadata: z.object({ note: z.string().catch('') }).catch({ note: '' }),
      }),
    )
    .catch([]),
  content: z
    .object({
      id: z.string().catch(''),
      withRegardTo: z.string().optional().catch(undefined),
      published: z.string().catch(''),
      value: count,
      best: z.number().catch(10),
      status: z.string().catch(''),
      name: text,
      title: text,
      content: z.string().catch(''),
      tag: z.string().catch(''),
      progress: z
        .object({ type: z.string(), value: z.union([z.string(), z.number()]).transform(String) })
        .nullish()
        .catch(null),
    })
    .optional(),
})
type Line = z.output<typeof line> & { number: number }

/** The visibility between 0, for all, and 2, for nobody else. */
const followersOnly = 1

const piecesOfMark = ['Rating', 'Comment', 'Review', 'ShelfMember', 'TagMember']
/** Pieces that become the review. */
const said = ['Rating', 'Comment', 'Review']

async function readJournal(text: string, file: FileFacts, rowsMax: number): Promise<FileContent> {
  const journal = new Journal(file)
  const yieldIfDue = createYield()
  let number = 0
  for (const written of text.split('\n')) {
    number += 1
    if (written.trim() === '' || (number === 1 && written.includes('"neodb_version"'))) continue
    if (number > rowsMax + 1) throw new TooManyRows()
    journal.add(written, number)
    await yieldIfDue()
  }
  return journal.finish()
}

class Journal {
  readonly #file: FileFacts
  readonly #catalog: Catalog
  readonly #content: FileContent = { ...emptyContent(), lists: [privateListOf('NeoDB')] }
  readonly #wholes = new Map<string, Line[]>()
  readonly #privateTags = new Set<string>()
  #unused = 0

  constructor(file: FileFacts) {
    this.#file = file
    this.#catalog = new Catalog(file)
  }

  add(written: string, number: number): void {
    const read = line.safeParse(parseLine(written))
    if (!read.success) return this.#leaveOut(number, null, { code: 'unreadableItem' })
    const one = { ...read.data, number }
    if (one.type === 'Tag') {
      if (one.visibility > 0) this.#privateTags.add(one.name)
      this.#unused += 1
      return
    }
    if (one.type === 'Collection') return this.#addList(one)
    const address = one.content?.withRegardTo ?? one.item
    if (address === undefined) {
      const title = cutText(tidy(one.content?.name ?? one.type), 200)
      return this.#leaveOut(number, title, { code: 'nothingKept' })
    }
    this.#wholes.set(address, [...(this.#wholes.get(address) ?? []), one])
  }

  finish(): FileContent {
    for (const [address, all] of this.#wholes) this.#readAll(address, all)
    const reason = { code: 'otherAtNeodb' } as const
    return this.#unused > 0
      ? { ...this.#content, unused: { rows: this.#unused, reason } }
      : this.#content
  }

  #leaveOut(number: number, title: string | null, reason: ImportMessage): void {
    this.#content.leftOut.push({ line: number, title, reason })
  }

  /** Adds what a function reads from a line, or leaves it out. */
  #read(number: number, address: string, read: () => WorkRecord): WorkRecord | null {
    try {
      const record = read()
      this.#content.records.push(record)
      return record
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error
      this.#leaveOut(number, this.#catalog.titleOf(address), error.reason)
      return null
    }
  }

  #readAll(address: string, all: readonly Line[]): void {
    const shown = this.#shownOf(all)
    const hidden = all.filter((one) => !shown.includes(one))
    this.#keepPrivately(address, hidden)
    const pieces = shown.filter(({ type }) => piecesOfMark.includes(type))
    const first = pieces.find(({ type }) => type === 'ShelfMember') ?? pieces[0]
    const main =
      first && this.#read(first.number, address, () => this.#markOf(address, first, pieces))
    for (const one of shown) {
      if (one === first) continue
      if (one.type === 'Note') this.#read(one.number, address, () => this.#noteOf(address, one))
      else if (one.type === 'ShelfLog') this.#addLog(address, one, main ?? null)
      else this.#read(one.number, address, () => this.#besides(address, one, main ?? null))
    }
  }

  /**
   * The lines that others could see, without the tags that they could not. Earlier states have no visibility of their
   * own and go with the mark. A note has no audience here, so it must be for all.
   */
  #shownOf(all: readonly Line[]): Line[] {
    const shown = all.filter(({ type, visibility, content }) => {
      if (type === 'TagMember' && this.#privateTags.has(content?.tag ?? '')) return false
      return visibility <= (type === 'Note' ? 0 : followersOnly)
    })
    const isMarkHidden =
      all.length > shown.length && !shown.some(({ type }) => type === 'ShelfMember')
    return isMarkHidden ? shown.filter(({ type }) => type !== 'ShelfLog') : shown
  }

  /** Lines that nobody else could see are one entry of a private list, or private progress; notes and tags stay out. */
  #keepPrivately(address: string, hidden: readonly Line[]): void {
    const isKept = ({ type, visibility }: Line) =>
      [...said, 'ShelfMember'].includes(type) && visibility > followersOnly
    const pieces = hidden.filter(isKept)
    const first = pieces.find(({ type }) => type === 'ShelfMember') ?? pieces[0]
    const main =
      first &&
      this.#read(first.number, address, () => keptPrivately(this.#markOf(address, first, pieces)))
    for (const one of hidden) {
      if (one === first) continue
      if (one.type === 'ShelfLog') this.#unused += 1
      else if (main && isKept(one)) this.#content.records.push({ ...main, line: one.number })
      else {
        const code = one.visibility === followersOnly ? 'notForAll' : 'privateThere'
        this.#leaveOut(one.number, this.#catalog.titleOf(address), { code })
      }
    }
  }

  #markOf(address: string, first: Line, pieces: readonly Line[]): WorkRecord {
    const named = this.#catalog.workAt(address)
    const of = (type: string) =>
      pieces.flatMap((one) => (one.type === type && one.content ? [one.content] : []))
    const [rating] = of('Rating')
    const [member] = of('ShelfMember')
    const mark = {
      line: first.number,
      status: member?.status ?? 'none',
      rating: rating
        ? readRating(String(rating.value), { scale: rating.best, zeroIsNone: true })
        : null,
      comment: of('Comment')
        .map(({ content }) => content)
        .join('\n\n'),
      reviews: of('Review').map(({ name, content }) => markupOfReview(name ?? '', content)),
      tags: of('TagMember').map(({ tag }) => tag),
      timestamp: (member ?? first.content)?.published ?? '',
    }
    const isForFriends = pieces.some(
      ({ type, visibility }) => said.includes(type) && visibility === followersOnly,
    )
    const record = recordOfMark(named, mark, this.#file)
    if (isForFriends) return { ...record, audience: 'friends' }
    const isWider = pieces.some(
      ({ type, visibility }) => type === 'ShelfMember' && visibility === followersOnly,
    )
    const note = collectNotes(isWider && { code: 'seenAsProfile' }, ...(record.note ?? []))
    return { ...record, note }
  }

  /** A line that is part of what the mark says. */
  #besides(address: string, { number, type }: Line, main: WorkRecord | null): WorkRecord {
    if (!piecesOfMark.includes(type)) throw new UnreadableRow({ code: 'nothingKept' })
    // Throws what the mark itself was left out for.
    this.#catalog.workAt(address)
    if (!main) throw new UnreadableRow({ code: 'unreadableItem' })
    const nothingMore = { text: null, spoiler: false, viewings: [], tags: [], note: null }
    return { ...main, ...nothingMore, line: number }
  }

  #noteOf(address: string, { number, content }: Line): WorkRecord {
    const named = this.#catalog.workAt(address)
    const { time, note } = readMoment(content?.published ?? '', this.#file)
    const at = content?.progress ?? null
    const place = at && { kind: kindOf(at.type), value: at.value }
    const shown = at ? `${at.type.charAt(0).toUpperCase()}${at.type.slice(1)} ${at.value}` : ''
    const remark = readNote(named, {
      title: content?.title ?? '',
      content: content?.content ?? '',
      place,
      shown,
      time: time ?? unknownDateLimit,
    })
    return {
      ...bareRecord,
      line: number,
      kind: 'remark',
      work: named.work,
      timePosted: time,
      parts: { remark },
      note: collectNotes(note),
    }
  }

  /** An earlier state; only that a work was finished on another day than the last one says more than the mark. */
  #addLog(address: string, log: Line, main: WorkRecord | null): void {
    const { time, day, note } = readMoment(log.timestamp, this.#file)
    if (log.status !== 'complete' || dayOf(main) === day) {
      this.#unused += 1
      return
    }
    this.#read(log.number, address, () => {
      const { work, season, number, key } = this.#catalog.workAt(address)
      if (season === null) {
        const viewings = day === null ? [] : [{ day, isRepeat: false, tags: [] }]
        const record = { ...bareRecord, line: log.number, work, timePosted: time, viewings }
        return { ...record, kind: 'engaged', note: collectNotes(note) }
      }
      const mark = { season, number, day, rating: null, time, notes: [note] }
      return { ...recordOfEpisode(log.number, work, mark), entry: `${key}|${day}` }
    })
  }

  #addList({ number, visibility, content, items }: Line): void {
    const key = content?.id || String(number)
    this.#content.lists.push({
      key,
      title: listTitle(content?.name ?? '', 'NeoDB'),
      description: listDescription(content?.content),
      timeCreated: readMoment(content?.published ?? '', this.#file).time,
      line: number,
      isPrivate: visibility > followersOnly,
      audience: visibility === followersOnly ? 'friends' : null,
    })
    for (const [index, { item, metadata }] of items.entries()) {
      this.#read(number, item, () => ({
        ...bareRecord,
        line: number,
        kind: 'entry',
        work: this.#catalog.workAt(item).work,
        listings: [{ list: key, place: index + 1, ...noteOf(metadata.note) }],
      }))
    }
  }
}

/** The day on which a mark says that a work or season was finished. */
function dayOf(main: WorkRecord | null): string | null {
  if (!main) return null
  return main.parts?.episode?.day ?? main.viewings[0]?.day ?? main.dateViewed
}

const kinds: readonly NotePlace['kind'][] = ['page', 'timestamp', 'percentage', 'episode', 'track']
const kindOf = (type: string) => kinds.find((kind) => kind === type) ?? 'other'

const isNeodb = (start: string) => /^\s*\{/.test(start) && /"neodb_version"\s*:/.test(start)
const isCatalog = (start: string) => /"(?:external_resources|display_title)"\s*:/.test(start)
const isActor = (start: string) =>
  /"(?:private_key|public_key)"|"type"\s*:\s*"Identity"/.test(start)

/** journal.ndjson, which names works by their addresses in catalog.ndjson. */
export const neodbJournal: TextReader = {
  source: 'neodb',
  recognises: (start) => isNeodb(start) && !isCatalog(start) && !isActor(start),
  read: readJournal,
}

/** The works, which are read with the journal, and the account under another name. */
export const neodbOthers: TextReader = {
  source: 'neodb',
  recognises: isNeodb,
  read: (text) => {
    const code = isActor(cutText(text, 4096)) ? 'keyOfAccount' : 'besideJournal'
    const rows =
      code === 'keyOfAccount' ? 0 : text.split('\n').filter((one) => one.trim()).length - 1
    return Promise.resolve({ ...emptyContent(), unused: { rows, reason: { code } } })
  },
}

/** Returns a function that tells the file of the account, which holds its secret key. */
export function findUnopenedOfNeodb(): (path: string) => Unopened | undefined {
  return (path) =>
    /(?:^|\/)actor[^/]*\.ndjson(?:\.gz)?$/i.test(path)
      ? { source: 'neodb', reason: { code: 'keyOfAccount' } }
      : undefined
}
