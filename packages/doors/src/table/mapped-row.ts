import type { StatusMeaning } from '@medley/contract/transfer/import-tables'
import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { firstDayOf } from '../parsing/partial-dates.ts'
import { dayOfViewing, midnight, readDate } from '../dates.ts'
import { bareRecord, type Row } from '../file-reader.ts'
import { progressOf } from '../progress.ts'
import { type Listing, type SourceRating, UnreadableRow, type WorkRecord } from '../record.ts'
import { noteOf, readTags, readText, tidy } from '../values.ts'
import { maxOf, readScore, tagsIn } from './cells.ts'
import type { NamedEntry } from './entry-cells.ts'
import { nameEntry, recordOfEntry } from './mapped-entry.ts'
import { workOf } from './mapped-work.ts'
import { wordOf } from './named-table.ts'
import { isProgress, oneCell, type RowReading, type Said } from './row-reading.ts'
import { isDenied } from './status-words.ts'
import { yesOrNo } from './yes-no.ts'

const listsMax = 100

export function readMappedRow(row: Row, reading: RowReading): WorkRecord {
  const { work, entry } = workOf(row, reading)
  const said = saidBy(row, reading)
  const isOfShow = reading.hasPlaces && said.status === 'finished'
  const named = isOfShow ? null : entry
  const record = named
    ? recordOfEntry(row, said, named, reading.tells)
    : recordOf(row, said, reading)
  const listings = listingsOf(row, said, reading)
  if (record) {
    const viewings = record.kind === 'engaged' ? viewingsOf(work.key, said, reading) : []
    return { ...record, work, viewings, listings }
  }
  reading.untold.count += 1
  if (listings.length === 0 && !reading.untold.isKept) {
    throw new UnreadableRow({ code: named ? 'untoldEpisode' : 'untold' })
  }
  const shown = reading.untold.isKept ? shownOf(said, named) : {}
  return { ...bareRecord, line: row.line, kind: 'entry', work, listings, ...shown }
}

/** The contents that a preview shows of a row that says nothing. */
function shownOf({ text, day }: Said, entry: NamedEntry | null): Partial<WorkRecord> {
  const episode = entry && { ...nameEntry(entry), day: null, rating: null }
  return { text, dateViewed: day, ...(episode && { parts: { episode } }) }
}

type Bare = Omit<WorkRecord, 'work' | 'listings'>

interface Meaning {
  status: Exclude<StatusMeaning, 'unknown'>
  kind: WorkRecord['kind']
  isReviewed: boolean
}

/** The meaning of a row for its work; null if it says neither that it is finished nor anything else. */
function meaningOf(said: Said, tells: RowReading['tells']): Meaning | null {
  const { rating, text, day } = said
  const isRead = rating !== null || (text !== null && tells.text)
  const isTold = !said.isDenied && (isRead || (day !== null && tells.day))
  const status = isTold && said.status === 'unknown' ? 'finished' : said.status
  if (status === 'unknown') return null
  const isReviewed = status === 'saved' ? isTold && isRead : rating !== null || text !== null
  return { status, isReviewed, kind: kindOf(status, { isReviewed, isTold }) }
}

function recordOf(row: Row, said: Said, { tells }: RowReading): Bare | null {
  const meaning = meaningOf(said, tells)
  if (!meaning) return null
  const { status, kind, isReviewed } = meaning
  const { rating, text, spoiler, day, tags } = said
  const isSeen = kind === 'engaged' || (isReviewed && !isProgress(status))
  noteLosses(row, said, { isSaved: kind === 'saved', isSeen })
  const first = midnight(firstDayOf(day))
  return {
    ...bareRecord,
    line: row.line,
    kind,
    ...(isReviewed && { rating, text, spoiler }),
    timePosted: first,
    isUntimed: true,
    isSaved: status === 'saved' && kind !== 'saved',
    ...(isSeen && { dateViewed: day, tags: isReviewed ? tags : [] }),
    ...(isProgress(status) && {
      parts: { progress: progressOf(status, { started: null, changed: first }) },
    }),
  }
}

/** Notes what only works that were seen, read or heard can have. */
function noteLosses(
  row: Row,
  { rating, text, tags }: Said,
  { isSaved, isSeen }: { isSaved: boolean; isSeen: boolean },
): void {
  if (isSaved && text !== null) row.note({ code: 'savedNote' })
  if (isSaved && rating !== null) row.note({ code: 'savedScore' })
  if (!isSeen && tags.length > 0) row.note({ code: 'tagsOfRead' })
}

/** The kind of a record. A saved work that has a score or day is to be seen or read again. */
function kindOf(
  status: StatusMeaning,
  { isReviewed, isTold }: { isReviewed: boolean; isTold: boolean },
): WorkRecord['kind'] {
  if (isReviewed) return 'review'
  if (isProgress(status)) return 'progress'
  return status === 'saved' && !isTold ? 'saved' : 'engaged'
}

function saidBy(row: Row, reading: RowReading): Said {
  const { text, spoiler } = readText(oneCell(row, reading, 'text'))
  return {
    ...doneBy(row, reading),
    rating: ratingOf(row, reading),
    text,
    spoiler,
    tags: readTags(
      reading
        .names('tags')
        .map((name) => tagsIn(row.cell(name)))
        .join(','),
    ),
  }
}

/**
 * The status and day of a row. A column that is named for watching, reading or hearing may have days as well as a yes
 * or no, in either meaning.
 */
function doneBy(row: Row, reading: RowReading): Pick<Said, 'status' | 'isDenied' | 'day'> {
  const word = wordOf(oneCell(row, reading, 'status'))
  const known = reading.statuses.get(word)
  const isWord = word === '' || known !== undefined || !reading.tells.status
  if (!isWord) {
    const { date } = readDate(word, '', reading.dates)
    if (date !== null) return { status: 'finished', isDenied: false, day: date }
  }
  const answer = reading.tells.day ? yesOrNo(oneCell(row, reading, 'date')) : undefined
  if (known === undefined && answer !== undefined) {
    return { status: answer ? 'finished' : 'saved', isDenied: !answer, day: null }
  }
  const status = known ?? reading.mapping.status ?? 'unknown'
  return { status, isDenied: status === 'saved' && isDenied(word), day: dayOf(row, reading) }
}

function ratingOf(row: Row, { mapping, names, titleOf }: RowReading): SourceRating | null {
  const [name] = names('rating')
  if (name === undefined) return null
  const score = readScore(row.cell(name), mapping.scale)
  if (score !== undefined) return score
  const params = { column: titleOf.get(name) ?? '', max: maxOf(mapping.scale) }
  row.note({ code: 'noScore', params })
  return null
}

function dayOf(row: Row, { names, titleOf, dates }: RowReading): string | null {
  const [name] = names('date')
  if (name === undefined) return null
  const { date, note } = readDate(row.cell(name), titleOf.get(name) ?? '', dates)
  if (note) row.note(note)
  return date
}

/** Two rows about a work and day are two viewings. */
function viewingsOf(
  work: string,
  { day, tags }: Said,
  { sameDays }: RowReading,
): WorkRecord['viewings'] {
  if (day === null && tags.length === 0) return []
  const number = (sameDays.get(`${work} ${day}`) ?? 0) + 1
  sameDays.set(`${work} ${day}`, number)
  return [{ ...dayOfViewing(day), number, isRepeat: false, tags }]
}

/** The places of a row in the list that it names, and in that of all rows. */
function listingsOf(row: Row, { status, text }: Said, reading: RowReading): Listing[] {
  const { lists, mapping } = reading
  const titles = [oneCell(row, reading, 'list'), mapping.list ?? '']
    .map((title) => cutText(tidy(title), limits.listTitleMax))
    .filter(Boolean)
  const place = placeOf(row, reading)
  const note = status === 'unknown' && text !== null ? noteOf(text) : {}
  const places = new Map<string, Listing>()
  for (const title of titles) {
    const list = title.toLowerCase()
    if (!lists.has(list) && lists.size === listsMax) {
      row.note({ code: 'listsMax', params: { max: listsMax } })
      continue
    }
    if (!lists.has(list)) lists.set(list, title)
    places.set(list, { list, place, ...note })
  }
  return [...places.values()]
}

function placeOf(row: Row, reading: RowReading): number {
  const rank = Number(/\d{1,5}/.exec(oneCell(row, reading, 'rank'))?.[0] ?? 0)
  return rank > 0 ? rank : row.line
}
