import type { Medium } from '@medley/contract/values/medium'
import { textBetween } from '@medley/contract/values/text-cuts'
import type { Row } from '../file-reader.ts'
import { type SourceWork, UnreadableRow } from '../record.ts'
import { comparable, readIsbn, readTitle, readYear, tidy } from '../values.ts'
import { bookOf } from './book-facts.ts'

/** The mediums of a kind of media, likeliest first; the first pattern that fits decides. */
const mediumsOfMedia: readonly [RegExp, Medium[]][] = [
  [/audio ?book|audible|e-?audio|book on|playaway/i, ['book']],
  [/game|puzzle|\bmap|globe|\btoy|cd-?rom|software|microf|sheet music|score/i, []],
  [/dvd|blu-?ray|vhs|laser ?disc|video|film|movie|umd|betamax|4k/i, ['film', 'tvShow']],
  [/audio|sound/i, ['album', 'book']],
  [/music|vinyl|\bcds?\b|\blps?\b|record|cassette|8-track|minidisc|sacd|mp3/i, ['album']],
]

function mediumsOf(media: string): Medium[] {
  const mediums = mediumsOfMedia.find(([names]) => names.test(media))?.[1] ?? ['book']
  if (mediums.length === 0) throw new UnreadableRow({ code: 'nothingKept' })
  return mediums
}

/** A work and how it stands there; that of a disc has no ISBN of ours, and its year is that of the disc. */
export function readWork(row: Row): SourceWork {
  const mediums = mediumsOf(row.cell('media'))
  const [medium = 'book'] = mediums
  const written = readTitle(row.cell('title'))
  const creators = creatorsOf(row, medium)
  if (medium !== 'book') {
    const { title, year } = withoutDisc(written)
    const otherTitles = title === written ? [] : [written]
    const key = `${medium}|${comparable(title)}|${comparable(creators[0] ?? '')}`
    return { key, mediums, title, otherTitles, year, creators, ids: {} }
  }
  const title = withArticleFirst(written)
  const short = withArticleFirst(written.replace(/\s*\([^()]*\)(?=(?:, (?:The|An?))?$)/, ''))
  const isbns = [row.cell('isbn').replaceAll(/[[\]]/g, ''), ...row.cell('isbns').split(',')]
  const isbn = isbns.map(readIsbn).find(Boolean)
  return bookOf(title, creators, {
    otherTitles: [...new Set([short, written])].filter((one) => one !== '' && one !== title),
    year: readYear(row.cell('date')),
    ids: isbn === undefined ? {} : { isbn },
  })
}

/** `Art of Readable Code, The` */
function withArticleFirst(title: string): string {
  const [, rest, article] = /^(.+), (The|An?|Der|Die|Das|Les?|La)$/.exec(title) ?? []
  return rest === undefined ? title : `${article} ${rest}`
}

const ofDisc =
  /\b(?:dvd|blu-?ray|vhs|laser ?disc|uhd|4k|edition|disc|discs|widescreen|full ?screen|subtitled|packaging|import|collection|digital|combo|version|restored|anniversary|remastered|cd|vinyl|lp)\b/i

/** The title of a disc without its kind and edition, such as `Tidewater (1961) [Blu-ray]`, and the year in it. */
function withoutDisc(written: string): { title: string; year: number | null } {
  let title = written.replace(/\s+[-–]\s+(?:laser ?disc|dvd|vhs|blu-?ray)\b.*$/i, '')
  let year: number | null = null
  for (;;) {
    const [end, content = ''] = /\s*[([]([^()[\]]*)[)\]]$/.exec(title) ?? []
    const isYear = /^\d{4}$/.test(content)
    if (end === undefined || end === title || !(isYear || ofDisc.test(content))) break
    if (isYear) year = Number(content)
    title = textBetween(title, 0, title.length - end.length)
  }
  return { title: withArticleFirst(title), year }
}

/** Actors of films and translators of books are no creators. */
const creatorRoles: Partial<Record<Medium, RegExp>> = {
  book: /^$|author/i,
  film: /direct/i,
  album: /^$|perform|artist|author|compos|band/i,
}

function creatorsOf(row: Row, medium: Medium): string[] {
  const roles = creatorRoles[medium]
  const names = [row.cell('primary author'), ...row.cell('secondary author').split('|')]
  const written = [
    row.cell('primary author role'),
    ...row.cell('secondary author roles').split('|'),
  ]
  return names
    .filter((name, index) => name !== '' && roles?.test(tidy(written[index] ?? '')))
    .flatMap((name) => name.split(' & '))
    .map(nameInOrder)
    .filter(Boolean)
    .slice(0, 20)
}

/** `Last, First` in the order of speech, without what stands in brackets. */
function nameInOrder(name: string): string {
  const [last = '', ...first] = tidy(name.replaceAll(/\([^()]*\)/g, '')).split(/\s*,\s*/)
  return tidy([...first, last].join(' '))
}
