import { listsTexts } from '@medley/texts/lists'
import type { FieldError } from '@medley/contract/errors'
import { limits } from '@medley/contract/limits'
import type { EntryAction } from '@medley/contract/library/lists'
import type { Medium } from '@medley/contract/values/medium'
import type { WorkRef } from '@medley/contract/values/shapes'
import { useRef, useState } from 'react'
import { isApiError } from '../../../lib/api.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { carryOut, type PlannedEdit, planEdits } from '../list-edits.ts'
import { type EditableContent, type ListFields, saveActions, saveFields } from '../lists.calls.ts'
import { type DraftFields, fieldsOf, type ListDraft, notesIn, orderOf } from './use-list-draft.ts'

/**
 * Sends the differences from the stored list: first fields, then entries, then their notes. Treats each sent part as
 * stored, so that saving again after a failure resumes there.
 */
export function useSave({ list, entries }: EditableContent, draft: ListDraft) {
  const [isSaving, setIsSaving] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const stored = useRef({
    fields: fieldsOf(list),
    order: orderOf(entries.items, entries.totalCount),
    notes: notesIn(entries.items),
    mediums: new Map(entries.items.map(({ work }) => [work.id, work.medium])),
  })

  const sendFields = async () => {
    const changes = changesBetween(stored.current.fields, draft.fields)
    if (Object.keys(changes).length === 0) return
    await saveFields(list.id, changes)
    stored.current.fields = draft.fields
  }

  const sendEntries = async () => {
    const steps = planEdits(
      stored.current.order,
      draft.works.map(({ id }) => id),
    )
    const mediums = withMediumsOf(stored.current.mediums, draft.works)
    for (let start = 0; start < steps.length; start += limits.listActionsMax) {
      const part = steps.slice(start, start + limits.listActionsMax)
      await saveActions(list.id, toActions(part, mediums))
      stored.current.order = carryOut(stored.current.order, part)
      stored.current.mediums = mediums
    }
  }

  const sendNotes = async () => {
    const changed = notedIn(draft, stored.current.notes)
    for (let start = 0; start < changed.length; start += limits.listActionsMax) {
      await saveActions(list.id, changed.slice(start, start + limits.listActionsMax))
    }
    stored.current.notes = draft.notes
  }

  /** Returns whether everything was saved; shows an error if not. */
  const save = async (): Promise<boolean> => {
    setIsSaving(true)
    setErrors([])
    try {
      await sendFields()
      await sendEntries()
      await sendNotes()
      return true
    } catch (error) {
      const isInvalid = isApiError(error) && error.status === 400
      if (isApiError(error)) setErrors(error.errors)
      const text = isInvalid ? listsTexts.invalid : listsTexts.changeFailed
      showSnackbar({ text, kind: 'error' })
      return false
    } finally {
      setIsSaving(false)
    }
  }

  const errorOf = (field: keyof ListFields) =>
    errors.find((error) => error.field === field)?.message
  return { save, isSaving, errorOf }
}

function notedIn({ works, notes }: ListDraft, before: ListDraft['notes']): EntryAction[] {
  return works.flatMap(({ id: workId, medium }) => {
    const note = notes.get(workId)?.trim() ?? ''
    const isSame = note === (before.get(workId) ?? '')
    return isSame ? [] : [{ action: 'NOTE', workId, medium, note: note || null }]
  })
}

function changesBetween(before: DraftFields, now: DraftFields): Partial<ListFields> {
  return {
    ...(now.title === before.title ? {} : { title: now.title }),
    ...(now.description === before.description ? {} : { description: now.description || null }),
    ...(now.isPrivate === before.isPrivate ? {} : { isPrivate: now.isPrivate }),
    ...(now.isForFriends === before.isForFriends
      ? {}
      : { audience: now.isForFriends ? ('friends' as const) : null }),
    ...(now.isRanked === before.isRanked ? {} : { isRanked: now.isRanked }),
    ...(isSameText(now.tags, before.tags) ? {} : { tags: now.tags }),
  }
}

function isSameText(one: readonly string[], other: readonly string[]): boolean {
  return one.join('\n') === other.join('\n')
}

function withMediumsOf(
  mediums: ReadonlyMap<number, Medium>,
  works: readonly WorkRef[],
): Map<number, Medium> {
  return new Map([...mediums, ...works.map(({ id, medium }) => [id, medium] as const)])
}

function toActions(
  steps: readonly PlannedEdit[],
  mediums: ReadonlyMap<number, Medium>,
): EntryAction[] {
  return steps.flatMap((step) => {
    const medium = mediums.get(step.workId)
    return medium ? [{ ...step, medium }] : []
  })
}
