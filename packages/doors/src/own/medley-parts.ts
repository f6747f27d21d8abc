import type { ExportDocument, ExportedWork } from '@medley/contract/transfer/export-format'
import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { cutText } from '@medley/contract/values/text-cuts'
import { partialDate } from '@medley/contract/values/values'
import type { LeftOutRecord, PartRow, SourceParts } from '../record.ts'

type NamedPart = { [One in PartRow as One['part']]: Omit<One, 'line'> }[PartRow['part']] & {
  work: ExportedWork
}

type ExportedEntry = Omit<
  ExportDocument['entryViewings'][number],
  'day' | 'isRepeat' | 'minutes' | 'timeAdded'
>

/**
 * The parts of the works of an export: progress, then seasons and episodes that were seen, and those that were
 * rated, and remarks. Those with neither numbers nor a title name nothing in another Medley, and replies stay with
 * the remarks of others; their lines come last.
 */
export function readParts(
  { entryViewings, entryRatings, progress, remarks }: ExportDocument,
  line: number,
  past: (time: string) => string,
): { named: NamedPart[]; unnamed: LeftOutRecord[] } {
  const marks = [
    ...entryViewings.map((seen) => ({ ...seen, rating: null })),
    ...entryRatings.map((given) => ({ ...given, day: null })),
  ]
  const named = progress.map((one) => toProgress(one, past))
  const replies = remarks.filter(({ repliesTo }) => repliesTo !== null)
  const others: ExportedWork[] = []
  for (const { day, rating, ...entry } of marks) {
    const { work } = entry
    const name = nameOf(entry)
    if (name) named.push({ part: 'episode', work, source: { ...name, day, rating }, note: null })
    else others.push(work)
  }
  for (const remark of remarks) {
    if (remark.repliesTo !== null) continue
    const source = toRemark(remark, past)
    if (source) named.push({ part: 'remark', work: remark.work, source, note: null })
    else others.push(remark.work)
  }
  const leftOut = [
    ...others.map(({ title }) => ({ title, reason: { code: 'titleMissing' as const } })),
    ...replies.map(({ work }) => ({ title: work.title, reason: { code: 'remarkReply' as const } })),
  ]
  const unnamed = leftOut.map((one, index): LeftOutRecord => ({
    line: line + named.length + index + 1,
    ...one,
  }))
  return { named, unnamed }
}

function toProgress(
  { work, state, entry, isPrivate, timeStarted, timeChanged, ...amount }: Progress,
  past: (time: string) => string,
): NamedPart {
  const { season = null, number = null, source = null, sourceId = null } = entry ?? {}
  const isNumbered =
    isWithin(season, 0, limits.seasonMax) && isWithin(number, 1, limits.entryNumberMax)
  return {
    part: 'progress',
    work,
    source: {
      state,
      entry: entry && {
        season: isNumbered ? season : null,
        number: isNumbered ? number : null,
        source,
        sourceId,
      },
      ...amountOf(work.medium, amount),
      isPrivate,
      timeStarted: past(timeStarted),
      timeChanged: past(timeChanged),
    },
    note: entry === null || isNumbered ? null : [{ code: 'entryIfKnown' }],
  }
}

type Remark = ExportDocument['remarks'][number]

/** Undefined where it names no point that a work can have. */
function toRemark(
  { work, entry, percent, content, timePosted, ...rest }: Remark,
  past: (time: string) => string,
): SourceParts['remark'] | undefined {
  const text = cutText(content, limits.remarkMax)
  const time = past(timePosted)
  const nowhere = { share: null, amount: null, unit: null, total: null }
  if (work.medium !== 'film' && work.medium !== 'book') {
    const named = entry && nameOf({ ...entry, work })
    const isSeason = entry?.kind === 'season'
    return named && !isSeason ? { entry: named, ...nowhere, content: text, time } : undefined
  }
  if (percent === null) return undefined
  const known = amountOf(work.medium, rest)
  const point =
    known.amount === null
      ? { ...known, amount: Math.round(percent), unit: 'percent' as const }
      : known
  return { entry: null, share: Math.round(percent * 100), ...point, content: text, time }
}

function isWithin(value: number | null, min: number, max: number): boolean {
  return value !== null && value >= min && value <= max
}

type Progress = ExportDocument['progress'][number]
type Amount = Pick<SourceParts['progress'], 'amount' | 'unit' | 'total'>

/** An amount as members can set it; files may hold anything. */
function amountOf(medium: Medium, { amount, unit, total }: Amount): Amount {
  const isTooMuch = amount !== null && amount > (unit === 'percent' ? 100 : (total ?? amount))
  const isOther = unit === 'page' && medium !== 'book'
  if (amount === null || unit === null || isTooMuch || isOther)
    return { amount: null, unit: null, total: null }
  return { amount, unit, total: unit === 'percent' ? null : total }
}

type EntryName = Omit<SourceParts['episode'], 'day' | 'rating'>

/** Undefined for what no work can have. */
function nameOf(entry: ExportedEntry): EntryName | undefined {
  const { work, kind, number } = entry
  const season = entry.season !== null && entry.season <= limits.seasonMax ? entry.season : null
  const isNumber = number !== null && number >= 1 && number <= limits.entryNumberMax
  if (work.medium === 'film' || work.medium === 'book') return undefined
  if (kind === 'season') return season === null ? undefined : { season, number: null }
  if (season !== null && isNumber) return { season, number }
  const unnumbered = describe(entry)
  return unnumbered && { season, number: null, unnumbered }
}

/** Names an entry without a number. */
function describe(entry: ExportedEntry): EntryName['unnumbered'] {
  const { title, source, sourceId } = entry
  if (title === null) return undefined
  const isNamed = [source, sourceId].every((text) => text && text.length <= limits.linkMax)
  return {
    title: cutText(title, limits.workTitleMax),
    releaseDate: partialDate.safeParse(entry.releaseDate).data ?? null,
    source: isNamed ? source : null,
    sourceId: isNamed ? sourceId : null,
  }
}
