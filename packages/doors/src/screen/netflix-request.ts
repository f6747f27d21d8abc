import { type CsvTable, readTable } from '../files/csv-table.ts'
import { readWholeDay } from '../dates.ts'
import {
  bareRecord,
  type CsvReader,
  type FileFacts,
  readRows,
  type Row,
  textBeside,
} from '../file-reader.ts'
import { type Unopened, UnreadableRow, type WorkRecord } from '../record.ts'
import { collectNotes, comparable, readRating, readTitle } from '../values.ts'
import { timeIn, workOf } from './netflix.ts'
import { ofProfile, profileOf } from './netflix-profiles.ts'
import { readNetflixTitles } from './netflix-titles.ts'

const activity = 'ViewingActivity.csv'

/** The table of plays beside; null if there is none. */
async function activityBeside(file: FileFacts): Promise<CsvTable | null> {
  const text = textBeside(file, activity)
  return text === null ? null : await readTable(text, Number.POSITIVE_INFINITY)
}

/** The shows among the titles of a table, which ratings and lists do not tell from films. */
function showsIn({ header, records }: CsvTable): Set<string> {
  const place = header.indexOf('title')
  const titles = records.map(({ cells }) => cells[place]?.trim() ?? '')
  const titleOf = readNetflixTitles(titles.map((title) => ({ title, day: '' })))
  return new Set(
    titles.map(titleOf).flatMap((one) => (one.kind === 'film' ? [] : comparable(one.show))),
  )
}

type Reads = (row: Row, facts: { work: WorkRecord['work']; time: string | null }) => WorkRecord

/** Reads the rows of the profile whose history lies beside. */
function rowsOf(column: string, read: Reads): CsvReader['read'] {
  return async (whole, file) => {
    const beside = await activityBeside(file)
    const own = profileOf(beside ? [beside, whole] : [whole], file)
    const shows = beside ? showsIn(ofProfile(beside, own).table) : new Set<string>()
    const { table, ...others } = ofProfile(whole, own)
    const { today, timeZone, now } = file
    const content = await readRows(table, 'title name', (row) => {
      const title = readTitle(row.cell('title name'))
      const work = workOf(title, shows.has(comparable(title)) ? ['tvShow'] : ['film', 'tvShow'])
      const written = row.cell(column)
      const reading = { usualOrder: 'unknown', today, timeZone } as const
      const { date, note } = readWholeDay(timeIn(written), column, reading)
      const time = new Date(`${written.replace(' ', 'T')}Z`)
      const isKnown = date !== null && time.valueOf() <= now.valueOf()
      const record = read(row, { work, time: isKnown ? time.toISOString() : null })
      return { ...record, note: collectNotes(note, ...(record.note ?? [])) }
    })
    return { ...content, ...others }
  }
}

/** Stars of older accounts, or thumbs: down, up, two up. */
function readScore(row: Row) {
  const stars = row.cell('star value')
  const isStars = Number(stars) > 0
  return isStars
    ? readRating(stars, { scale: 5 })
    : readRating(row.cell('thumbs value'), { scale: 3, zeroIsNone: true })
}

/** Of a data request: what the profiles rated, and what they put on their lists. */
export const netflixRequest: readonly CsvReader[] = [
  {
    source: 'netflix',
    recognises: (has) => has('profile name') && has('title name') && has('thumbs value'),
    read: rowsOf('event utc ts', (row, { work, time }) => {
      const rating = readScore(row)
      if (rating === null) throw new UnreadableRow({ code: 'scoreMissing' })
      return {
        ...bareRecord,
        line: row.line,
        kind: 'rating',
        work,
        rating,
        timePosted: time,
      }
    }),
  },
  {
    source: 'netflix',
    recognises: (has) => has('profile name') && has('title name') && has('utc title add date'),
    read: rowsOf('utc title add date', (row, { work, time }) => ({
      ...bareRecord,
      line: row.line,
      kind: 'saved',
      work,
      timePosted: time,
    })),
  },
]

/** The folders of a data request. */
const folders =
  /^(?:account|additional_feedback|ad_\w+|clickstream|content_interaction|customer_service|devices|games|ip_address(?:es)?|messages|payment_and_billing|profiles|social_media_connections|surveys)$/i
const read = [activity, 'Ratings.csv', 'MyList.csv'].map((name) => name.toLowerCase())

/** Returns a function that says why the files about devices, addresses and payments are not opened, nor other ones. */
export function findUnopenedOfNetflix(
  paths: readonly string[],
): (path: string) => Unopened | undefined {
  const partsOf = (path: string) => path.toLowerCase().split('/')
  const isRequest = paths.some(
    (path) => partsOf(path).slice(-2).join('/') === `content_interaction/${read[0]}`,
  )
  return (path) => {
    const [folder = '', name = ''] = partsOf(path).slice(-2)
    if (!isRequest || !folders.test(folder) || read.includes(name)) return undefined
    const code = folder === 'content_interaction' ? 'otherAtNetflix' : 'privateAtTvTime'
    return { source: 'netflix', reason: { code } }
  }
}
