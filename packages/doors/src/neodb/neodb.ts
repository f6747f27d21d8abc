import { type CsvTable, readTable } from '../files/csv-table.ts'
import {
  bareRecord,
  type CsvReader,
  type FileContent,
  type FileFacts,
  readRows,
  type Row,
  textBeside,
} from '../file-reader.ts'
import { UnreadableRow, type WorkRecord } from '../record.ts'
import { collectNotes, readRating } from '../values.ts'
import { readMoment, recordOfMark } from './neodb-marks.ts'
import { markupOfReview, placeIn, readNote, readTexts } from './neodb-texts.ts'
import { type NamedWork, readWork } from './neodb-works.ts'
import { unknownDateLimit } from '@medley/contract/limits'

/** Reviews and notes have two columns called title: that of the work, and their own. */
const ownTitle = 'own title'

function withOwnTitle(table: CsvTable): CsvTable {
  const first = table.header.indexOf('title')
  const header = table.header.map((name, place) =>
    name === 'title' && place !== first ? ownTitle : name,
  )
  return { ...table, header }
}

const fileName = /(movie|tv|music|book|podcast|game|performance)_(mark|review|note)\b/

function workOf(row: Row, { baseName }: FileFacts): NamedWork {
  const [address = '', ...links] = row.cell('links').split(/\s+/)
  const category = fileName.exec(baseName)?.[1] ?? ''
  const info = infoIn(row.cell('info'))
  return readWork({ address, category, title: row.cell('title'), otherTitles: [], links, info })
}

/** `imdb:tt1 author:A B/C D`: a value goes on to the next key. */
function infoIn(text: string): Record<string, string> {
  const pairs = text.matchAll(/(?:^|\s)([a-z_]+):(.*?)(?=\s[a-z_]+:|$)/gs)
  return Object.fromEntries([...pairs].map(([, key = '', value = '']) => [key, value.trim()]))
}

/** The things that a member marked and reviewed, by work, from the file beside. */
interface Beside {
  /** Markup of reviews. */
  reviews: Map<string, string[]>
  /** Marks that land. */
  marks: Map<string, WorkRecord>
}

async function besideOf(file: FileFacts, kind: 'mark' | 'review'): Promise<Beside> {
  const other = kind === 'mark' ? 'review' : 'mark'
  const beside: Beside = { reviews: new Map(), marks: new Map() }
  const text = file.baseName.includes(`_${kind}.`)
    ? textBeside(file, file.baseName.replace(`_${kind}.`, `_${other}.`))
    : null
  if (text === null) return beside
  const table = withOwnTitle(await readTable(text, Number.POSITIVE_INFINITY))
  await readRows(table, 'title', (row) => {
    const named = workOf(row, file)
    if (other === 'mark') {
      const mark = readMark(row, file, new Map())
      beside.marks.set(named.key, mark)
      return mark
    }
    const own = beside.reviews.get(named.key) ?? []
    beside.reviews.set(named.key, [...own, markupOfRow(row)])
    return readReview(row, file, new Map())
  })
  return beside
}

const markupOfRow = (row: Row) => markupOfReview(row.cell(ownTitle), row.cell('content'))

/** A mark with its comment, and with the reviews of the work: Medley has one review for all of it. */
function readMark(row: Row, file: FileFacts, reviews: Beside['reviews']): WorkRecord {
  const named = workOf(row, file)
  return recordOfMark(
    named,
    {
      line: row.line,
      status: row.cell('status'),
      rating: readRating(row.cell('rating'), { scale: 10, zeroIsNone: true }),
      comment: row.cell('comment'),
      reviews: reviews.get(named.key) ?? [],
      tags: row.cell('tags').split('|'),
      timestamp: row.cell('timestamp'),
    },
    file,
  )
}

/** A review; with a mark, it is part of what is said there. */
function readReview(row: Row, file: FileFacts, marks: Beside['marks']): WorkRecord {
  const named = workOf(row, file)
  const { text, spoiler } = readTexts([markupOfRow(row)], named)
  if (text === null) throw new UnreadableRow({ code: 'emptyComment' })
  const mark = marks.get(named.key)
  const { time, note } = readMoment(row.cell('timestamp'), file)
  return {
    ...bareRecord,
    line: row.line,
    kind: 'review',
    work: named.work,
    ...(mark ? {} : { text, spoiler }),
    timePosted: mark ? mark.timePosted : time,
    dateViewed: mark?.dateViewed ?? null,
    entry: mark ? named.key : null,
    note: collectNotes(note),
  }
}

function readNoteRow(row: Row, file: FileFacts): WorkRecord {
  const named = workOf(row, file)
  const { time, note } = readMoment(row.cell('timestamp'), file)
  const shown = row.cell('progress')
  const remark = readNote(named, {
    title: row.cell(ownTitle),
    content: row.cell('content'),
    place: placeIn(shown),
    shown,
    time: time ?? unknownDateLimit,
  })
  return {
    ...bareRecord,
    line: row.line,
    kind: 'remark',
    work: named.work,
    timePosted: time,
    parts: { remark },
    note: collectNotes(note),
  }
}

async function readCsv(table: CsvTable, file: FileFacts): Promise<FileContent> {
  const own = withOwnTitle(table)
  if (own.header.includes('progress')) {
    return readRows(own, 'title', (row) => readNoteRow(row, file))
  }
  if (own.header.includes('content')) {
    const { marks } = await besideOf(file, 'review')
    return readRows(own, 'title', (row) => readReview(row, file, marks))
  }
  const { reviews } = await besideOf(file, 'mark')
  return readRows(own, 'title', (row) => readMark(row, file, reviews))
}

/** The tables of marks, reviews and notes, each of one kind of works. */
export const neodbTables: CsvReader = {
  source: 'neodb',
  recognises: (has) =>
    ['title', 'info', 'links', 'timestamp'].every(has) &&
    ((has('status') && has('comment')) || has('content')),
  read: readCsv,
}
