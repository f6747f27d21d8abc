import { newPostTexts } from '@medley/texts/new-post'
import { type ReactNode, useState } from 'react'
import { Chips } from '../../../ui/forms/chips.tsx'
import { hasPoints } from '../../progress/point.rules.ts'
import { type ProgressChanges, setProgress } from '../../progress/progress.calls.ts'
import { closeNewPost, type NewPostWork } from '../new-post.ts'

type Kind = 'finished' | 'at'

const kinds = [
  { value: 'finished', label: newPostTexts.finished },
  { value: 'at', label: newPostTexts.at },
] as const

/** The choice between rating a work that one finished, and saying where one is in it. */
export function useKindOfPost(work: NewPostWork | null) {
  const [kind, setKind] = useState<Kind>('finished')
  const [isSaving, setIsSaving] = useState(false)
  const offers = work !== null && hasPoints(work.medium)
  const choice: ReactNode = offers && (
    <Chips label={newPostTexts.kind} options={kinds} value={kind} onChoose={setKind} />
  )
  const save = async (changes: ProgressChanges) => {
    if (!work || isSaving) return
    setIsSaving(true)
    const outcome = await setProgress(work, changes)
    setIsSaving(false)
    if (outcome === 'failed') return
    // The stars of what is finished are here, too.
    if (outcome === 'finished') setKind('finished')
    else closeNewPost()
  }
  return { isPoint: offers && kind === 'at', choice, isSaving, save }
}
