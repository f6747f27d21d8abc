import type { ImportOutcome } from '@medley/contract/transfer/import-values'
import type { Context } from '../../../context.ts'
import type { Handle } from '../../../db/transaction.ts'
import { chunk } from '../../../parsing/chunk.ts'
import type { FinishedWork, PartImportTarget } from '../../../ports/import-target.ts'
import type { RowTargets, WorkItem } from '../merge/import-item.ts'

/** The episodes of more block the event loop while they are sorted. */
const worksAtOnce = 200

/** Existing data for the parts of items, by the name of the part and by work. */
export type LoadedParts = ReadonlyMap<
  string,
  { target: PartImportTarget; ofWorks: Map<number, unknown> }
>

/** The outcome of each thing of each part. */
export type PartOutcomes = Record<string, ImportOutcome[]>

/** The targets of parts, in the order of their writes. */
export function listPartTargets({ targets }: Pick<Context, 'targets'>): PartImportTarget[] {
  return [...new Set(targets.imports.values())].filter((target) => 'part' in target)
}

export async function loadParts(
  ctx: Pick<Context, 'targets'>,
  handle: Handle,
  userId: number,
  workIds: readonly number[],
): Promise<LoadedParts> {
  const loaded = new Map<string, { target: PartImportTarget; ofWorks: Map<number, unknown> }>()
  for (const target of listPartTargets(ctx)) {
    const ofWorks = new Map<number, unknown>()
    for (const part of chunk(workIds, worksAtOnce)) {
      for (const [id, own] of await target.existing(handle, userId, part)) ofWorks.set(id, own)
    }
    loaded.set(target.part, { target, ofWorks })
  }
  return loaded
}

/** A copy of the existing data of one work. */
export function copyParts(loaded: LoadedParts | undefined, workId: number): LoadedParts {
  return new Map(
    [...(loaded ?? [])].map(([name, { target, ofWorks }]) => {
      const own = ofWorks.has(workId) ? [[workId, ofWorks.get(workId)] as const] : []
      return [name, { target, ofWorks: new Map(own) }]
    }),
  )
}

/** Plans the parts of an item, and adds them to the existing data. */
export function planParts(
  { parts = {} }: WorkItem,
  { workId, finished }: { workId: number; finished: FinishedWork | null },
  loaded: LoadedParts | undefined,
): PartOutcomes {
  const planned: PartOutcomes = {}
  for (const [name, sources] of Object.entries(parts)) {
    const { target, ofWorks } = loadedPart(loaded, name)
    const { outcomes, existing } = target.plan(sources, {
      existing: ofWorks.get(workId),
      finished,
    })
    ofWorks.set(workId, existing)
    planned[name] = outcomes
  }
  return planned
}

function loadedPart(loaded: LoadedParts | undefined, name: string) {
  const part = loaded?.get(name)
  if (!part) throw new Error(`No target plans ${name}`)
  return part
}

/** The same outcome for every thing of every part. */
export function outcomeOfParts({ parts = {} }: WorkItem, outcome: ImportOutcome): PartOutcomes {
  return mapParts<unknown>(parts, () => outcome)
}

export function mapParts<T>(
  parts: Record<string, readonly T[]>,
  outcomeOf: (one: T) => ImportOutcome,
): PartOutcomes {
  return Object.fromEntries(
    Object.entries(parts).map(([name, ones]) => [name, ones.map(outcomeOf)]),
  )
}

/** The outcomes of the things that a row is about. */
export function outcomesOfRow({ parts = {} }: RowTargets, planned: PartOutcomes): ImportOutcome[] {
  return Object.entries(parts).flatMap(([name, places]) =>
    places.flatMap((place) => planned[name]?.[place] ?? []),
  )
}

/** The things to write of an item, by their targets. */
export function collectParts(
  { parts = {} }: WorkItem,
  planned: PartOutcomes | undefined,
  work: Parameters<PartImportTarget['collect']>[1],
  loaded: LoadedParts,
): { target: PartImportTarget; things: unknown[] }[] {
  return Object.entries(parts).map(([name, sources]) => {
    const { target } = loadedPart(loaded, name)
    const added = sources.filter((_, index) => planned?.[name]?.[index] === 'new')
    return { target, things: target.collect(added, work) }
  })
}
