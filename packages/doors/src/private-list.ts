import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { bareRecord, namedList } from './file-reader.ts'
import type { SourceList, WorkRecord } from './record.ts'

/** The list that keeps for nobody else what was private at a service. */
export function privateListOf(service: string): SourceList {
  return namedList('private', `${service}: private`)
}

/**
 * A record that nobody else could see where it comes from, in a form that nobody else sees here: progress can be
 * private, and a private list keeps everything else, with days, score and text as its note.
 */
export function keptPrivately(record: WorkRecord): WorkRecord {
  const { line, work, parts } = record
  if (record.kind === 'progress' && parts?.progress) {
    return { ...record, parts: { progress: { ...parts.progress, isPrivate: true } }, listings: [] }
  }
  const note = noteOf(record)
  const listing = { list: 'private', place: line, ...(note !== '' && { note }) }
  return {
    ...bareRecord,
    line,
    kind: 'entry',
    work,
    listings: [listing],
    note: [{ code: 'inPrivateList' }],
  }
}

function noteOf({ rating, text, viewings, dateViewed, parts }: WorkRecord): string {
  const { episode } = parts ?? {}
  const days = [dateViewed, ...viewings.map(({ day }) => day), episode?.day]
  const points = episode?.rating
  const score = rating ? `${rating.value}/${rating.scale}` : points && `${points}/10`
  const facts = [score, ...new Set(days)].filter(Boolean).join(', ')
  return cutText([facts, text].filter(Boolean).join('\n\n'), limits.listNoteMax)
}
