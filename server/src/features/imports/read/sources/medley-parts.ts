import type { ExportDocument, ExportedWork } from '@medley/contract/export-format'
import type { LeftOutRecord, PartRow } from '../record.ts'

type NamedPart = { [One in PartRow as One['part']]: Omit<One, 'line'> }[PartRow['part']] & {
  work: ExportedWork
}

/**
 * The parts of the works of an export: seasons and episodes that were seen, then those that were rated. Those
 * without numbers name nothing in another Medley; their lines come after the others.
 */
export function readParts(
  { entryViewings, entryRatings }: ExportDocument,
  line: number,
): { named: NamedPart[]; unnamed: LeftOutRecord[] } {
  const marks = [
    ...entryViewings.map((seen) => ({ ...seen, rating: null })),
    ...entryRatings.map((given) => ({ ...given, day: null })),
  ]
  const named = marks.flatMap(({ work, season, number, day, rating }): NamedPart[] =>
    season === null || number === 0
      ? []
      : [{ part: 'episode', work, source: { season, number, day, rating } }],
  )
  const others = marks.filter(({ season, number }) => season === null || number === 0)
  const unnamed = others.map(({ work }, index): LeftOutRecord => ({
    line: line + named.length + index + 1,
    title: work.title,
    reason: { code: 'podcastEpisode' },
  }))
  return { named, unnamed }
}
