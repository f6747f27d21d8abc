import { AppError } from '../../../app-error.ts'
import type { Tx } from '../../../db/transaction.ts'
import { addWorks } from '../../works/additions/works.additions.service.ts'
import type { PlannedItem } from '../plan/plan.queries.ts'
import { listMatchedWorks } from '../plan/plan.works.queries.ts'
import { matchWorks } from '../match/match-works.ts'
import type { ImportRow } from '../imports.queries.ts'
import { toSought } from '../plan/sought-work.ts'
import { certainMatch } from '../plan/item-state.ts'
import type { SourceWork } from '@medley/doors/record'

type WorkItem = PlannedItem & { item: { kind: 'work' } }

/** A work that its file does not name stays a question. */
const isUnknown = (item: PlannedItem): item is WorkItem =>
  item.item.kind === 'work' &&
  item.item.work.isNameless !== true &&
  item.match === null &&
  item.decision !== 'skipped'

/**
 * Adds the works of items without a match as the files name them; returns all items, matched with the
 * added works. Works that are here since the plan was made are matched instead; two works of one plan
 * stay separate. Above the limit of a day items stay without a match.
 */
export async function addUnknownWorks(
  tx: Tx,
  row: ImportRow,
  items: readonly PlannedItem[],
  time: Date,
): Promise<PlannedItem[]> {
  if (!row.keepsUnknown) return [...items]
  const unknown = items.filter(isUnknown)
  if (unknown.length === 0) return [...items]
  const rematched = await rematch(tx, row, unknown)
  const missing = unknown.filter(({ position }) => !rematched.has(position))
  const ids = await addAll(tx, row, missing, time)
  const added = new Map(missing.map(({ position }, index) => [position, ids[index]]))
  return items.map((item): PlannedItem => {
    const match = rematched.get(item.position)
    if (match) return { ...item, match, workId: match.workId }
    const workId = added.get(item.position)
    if (workId === undefined) return item
    return { ...item, workId, match: { workId, sureness: 'certain', reason: 'added' } }
  })
}

/** The certain matches of items, by position, as the stored works are now. */
async function rematch(tx: Tx, row: ImportRow, items: readonly WorkItem[]) {
  const works = items.map(({ item }) => toSought(item))
  const found = await matchWorks(tx, works, { userId: row.userId })
  const matches = found.map(certainMatch)
  const workIds = matches.flatMap((match) => match?.workId ?? [])
  const taken = new Set(await listMatchedWorks(tx, row, workIds))
  return new Map(
    items.flatMap(({ position, candidates }, index) => {
      const match = matches[index]
      if (!match || taken.has(match.workId)) return []
      // It was here when the plan asked about it, and no answer came.
      if (candidates.some(({ workId }) => workId === match.workId)) return []
      taken.add(match.workId)
      return [[position, match] as const]
    }),
  )
}

async function addAll(
  tx: Tx,
  { userId }: ImportRow,
  items: readonly WorkItem[],
  time: Date,
): Promise<(number | undefined)[]> {
  try {
    const works = items.map(({ item }) => describe(item.work))
    return await addWorks(tx, userId, { origin: 'import', time }, works)
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return []
    throw error
  }
}

function describe({ mediums, title, otherTitles, year, releaseDate, creators, ids }: SourceWork) {
  return {
    medium: mediums[0] ?? ('film' as const),
    title,
    creators,
    releaseDate: releaseDate ?? (year === null || year < 1000 ? null : String(year)),
    originalTitle: otherTitles[0] ?? null,
    claimedIds: Object.entries(ids).flatMap(([source, id]) =>
      id === undefined ? [] : [{ source, id }],
    ),
  }
}
