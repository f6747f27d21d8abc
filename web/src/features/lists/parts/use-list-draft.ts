import type { CoveredWork, ListEntry, MediaList } from '@medley/contract/values/shapes'
import { useState } from 'react'
import type { EditableContent, ListFields } from '../lists.calls.ts'

/** Form values; '' for no description. */
export type DraftFields = {
  [Name in Exclude<keyof ListFields, 'audience'>]-?: NonNullable<ListFields[Name]>
} & { isForFriends: boolean }

/** Local state of the list editor; nothing is sent before Save. */
export function useListDraft({ list, entries }: EditableContent) {
  const [fields, setFields] = useState(() => fieldsOf(list))
  const [works, setWorks] = useState<readonly CoveredWork[]>(() =>
    entries.items.map(({ work }) => work),
  )
  const [removed, setRemoved] = useState<readonly CoveredWork[]>([])
  const [notes, setNotes] = useState(() => notesIn(entries.items))
  const holds = (id: number) => works.some((work) => work.id === id)
  return {
    fields,
    works,
    /** By work; '' for none. */
    notes,
    /** Number of entries that were not loaded. */
    unloadedCount: entries.totalCount - entries.items.length,
    holds,
    /** True if this edit removes the work from the list. */
    isRemoved: (id: number) => removed.some((work) => work.id === id),
    setField: <Name extends keyof DraftFields>(name: Name, value: DraftFields[Name]) =>
      setFields((before) => ({ ...before, [name]: value })),
    add: (added: CoveredWork) =>
      setWorks((before) =>
        before.some(({ id }) => id === added.id) ? before : [...before, added],
      ),
    remove: (work: CoveredWork) => {
      setNotes((before) => new Map(before).set(work.id, ''))
      setWorks((before) => before.filter(({ id }) => id !== work.id))
      setRemoved((before) => [...before, work])
    },
    setNote: (workId: number, note: string) =>
      setNotes((before) => new Map(before).set(workId, note)),
    /** Positions count from 0. */
    move: (from: number, to: number) =>
      setWorks((before) => {
        const work = before[from]
        return work ? before.toSpliced(from, 1).toSpliced(to, 0, work) : before
      }),
  }
}

export type ListDraft = ReturnType<typeof useListDraft>

export function fieldsOf({
  title,
  description,
  isPrivate,
  audience,
  isRanked,
  tags,
}: MediaList): DraftFields {
  return {
    title,
    description: description ?? '',
    isPrivate,
    isForFriends: audience !== null,
    isRanked,
    tags: tags ?? [],
  }
}

export function notesIn(items: readonly ListEntry[]): ReadonlyMap<number, string> {
  return new Map(items.map(({ work, note }) => [work.id, note ?? '']))
}

/** Work ids by position; negative numbers for entries that were not loaded. */
export function orderOf(items: readonly ListEntry[], totalCount: number): number[] {
  const unloaded = Math.max(0, totalCount - items.length)
  return [
    ...items.map(({ work }) => work.id),
    ...Array.from({ length: unloaded }, (_, index) => -1 - index),
  ]
}
