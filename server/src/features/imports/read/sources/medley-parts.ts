import type { ExportDocument, ExportedWork } from '@medley/contract/export-format'
import type { Medium } from '@medley/contract/medium'
import type { LeftOutRecord, PartRow, SourceParts } from '../record.ts'

type NamedPart = { [One in PartRow as One['part']]: Omit<One, 'line'> }[PartRow['part']] & {
  work: ExportedWork
}

/**
 * The parts of the works of an export: progress, then seasons and episodes that were seen, and those that were
 * rated. Those without numbers name nothing in another Medley; their lines come after the others.
 */
export function readParts(
  { entryViewings, entryRatings, progress }: ExportDocument,
  line: number,
  past: (time: string) => string,
): { named: NamedPart[]; unnamed: LeftOutRecord[] } {
  const marks = [
    ...entryViewings.map((seen) => ({ ...seen, rating: null })),
    ...entryRatings.map((given) => ({ ...given, day: null })),
  ]
  const seen = marks.flatMap(({ work, season, number, day, rating }): NamedPart[] =>
    season === null || number === 0
      ? []
      : [{ part: 'episode', work, source: { season, number, day, rating }, note: null }],
  )
  const named = [...progress.map((one) => toProgress(one, past)), ...seen]
  const others = marks.filter(({ season, number }) => season === null || number === 0)
  const unnamed = others.map(({ work }, index): LeftOutRecord => ({
    line: line + named.length + index + 1,
    title: work.title,
    reason: { code: 'podcastEpisode' },
  }))
  return { named, unnamed }
}

function toProgress(
  { work, state, entry, isPrivate, timeStarted, timeChanged, ...amount }: Progress,
  past: (time: string) => string,
): NamedPart {
  const { season = null, number = null, source = null, sourceId = null } = entry ?? {}
  const isUnnamed = entry !== null && (season === null || number === 0)
  return {
    part: 'progress',
    work,
    source: {
      state,
      entry: entry && { season, number, source, sourceId },
      ...amountOf(work.medium, amount),
      isPrivate,
      timeStarted: past(timeStarted),
      timeChanged: past(timeChanged),
    },
    note: isUnnamed ? [{ code: 'entryIfKnown' }] : null,
  }
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
