import { remarksTexts } from '@medley/texts/remarks'
import typography from '../../../ui/layout/typography.module.css'
import type { NamedEntry } from '@medley/contract/works/entries'
import type { ProgressUnit } from '@medley/contract/library/progress'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '../../../lib/api.ts'
import { Select } from '../../../ui/forms/select.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { entryNumber, entryTitle } from '../../entries/entry-names.ts'
import { progressQuery } from '../../progress/progress.calls.ts'
import { postRemark, type RemarkedWork } from '../remarks.calls.ts'
import { RemarkText, WrongPoint } from './remark-text.tsx'
import styles from './remarks.module.css'

type RemarkFormProps = { work: RemarkedWork; entry?: NamedEntry | undefined }

/**
 * The form of a new remark: at the entry of the page, at a share of a film or book, or at the episode where the
 * member is.
 */
export function RemarkForm({ work, entry }: RemarkFormProps) {
  const { data } = useQuery(progressQuery(work))
  if (entry) return <EntryForm work={work} entry={entry} />
  const own = data?.progress ?? null
  if (work.medium === 'film' || work.medium === 'book') {
    // With the point that was loaded, not the empty one before.
    return <ShareForm key={own?.timeChanged ?? ''} work={work} own={own} />
  }
  if (!data) return null
  if (!own?.entry)
    return (
      <p className={typography['soft-small']}>
        {remarksTexts.chooseEntry({ medium: work.medium })}
      </p>
    )
  return <EntryForm work={work} entry={own.entry} isNamed />
}

type EntryFormProps = {
  work: RemarkedWork
  entry: NamedEntry
  /** Names the entry, which its own page does not. */
  isNamed?: boolean
}

function EntryForm({ work, entry, isNamed = false }: EntryFormProps) {
  return (
    <RemarkText
      label={remarksTexts.placeholder({ medium: work.medium })}
      send={remarksTexts.post}
      failed={remarksTexts.postFailed}
      onSend={(content) => postRemark(work, { entryId: entry.id, content })}
    >
      {isNamed && (
        <p className={styles['at']}>
          {remarksTexts.at({ name: entryNumber(entry) || entryTitle(entry) })}
        </p>
      )}
    </RemarkText>
  )
}

interface OwnPoint {
  amount: number | null
  unit: ProgressUnit | null
  total: number | null
}

/** Begins with where the member is. */
function ShareForm({ work, own }: { work: RemarkedWork; own: OwnPoint | null }) {
  const other = work.medium === 'book' ? 'page' : 'minute'
  const [unit, setUnit] = useState<ProgressUnit>(own?.unit ?? other)
  const [amount, setAmount] = useState(own?.amount?.toString() ?? '')
  const [total, setTotal] = useState(own?.total?.toString() ?? '')
  const isTotalShown = unit === 'page'
  const send = async (content: string) => {
    const point = { amount: readNumber(amount, 0), unit }
    const length = isTotalShown && total.trim() !== '' ? { total: readNumber(total, 1) } : {}
    try {
      await postRemark(work, { ...point, ...length, content })
    } catch (error) {
      if (!isApiError(error, 'validation_error')) throw error
      const isTotal = error.errors?.some(({ field }) => field === 'total') ?? false
      throw new WrongPoint(isTotal ? remarksTexts.totalMissing : remarksTexts.wrongPoint)
    }
  }
  return (
    <RemarkText
      label={remarksTexts.placeholder({ medium: work.medium })}
      send={remarksTexts.post}
      failed={remarksTexts.postFailed}
      onSend={send}
    >
      <div className={styles['share']}>
        <TextField
          label={fieldOf(unit)}
          inputMode="numeric"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        {isTotalShown && (
          <TextField
            label={remarksTexts.totalField}
            inputMode="numeric"
            value={total}
            onChange={(event) => setTotal(event.target.value)}
          />
        )}
        <Select
          label={remarksTexts.unit}
          value={unit}
          options={[
            { value: other, label: other === 'page' ? remarksTexts.pages : remarksTexts.minutes },
            { value: 'percent', label: remarksTexts.percents },
          ]}
          onChoose={setUnit}
        />
      </div>
    </RemarkText>
  )
}

function fieldOf(unit: ProgressUnit): string {
  if (unit === 'page') return remarksTexts.pageField
  return unit === 'minute' ? remarksTexts.minuteField : remarksTexts.percentField
}

function readNumber(text: string, min: number): number {
  const value = Number(text.trim())
  if (text.trim() === '' || !Number.isInteger(value) || value < min) {
    throw new WrongPoint(remarksTexts.wrongPoint)
  }
  return value
}
