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
import { remarkTexts as texts } from '../remarks.messages.ts'
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
    return <p className={typography['soft-small']}>{texts.chooseEntry(work.medium)}</p>
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
      label={texts.placeholder(work.medium)}
      send={texts.post}
      failed={texts.postFailed}
      onSend={(content) => postRemark(work, { entryId: entry.id, content })}
    >
      {isNamed && (
        <p className={styles['at']}>{texts.at(entryNumber(entry) || entryTitle(entry))}</p>
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
      throw new WrongPoint(isTotal ? texts.totalMissing : texts.wrongPoint)
    }
  }
  return (
    <RemarkText
      label={texts.placeholder(work.medium)}
      send={texts.post}
      failed={texts.postFailed}
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
            label={texts.totalField}
            inputMode="numeric"
            value={total}
            onChange={(event) => setTotal(event.target.value)}
          />
        )}
        <Select
          label={texts.unit}
          value={unit}
          options={[
            { value: other, label: other === 'page' ? texts.pages : texts.minutes },
            { value: 'percent', label: texts.percents },
          ]}
          onChoose={setUnit}
        />
      </div>
    </RemarkText>
  )
}

function fieldOf(unit: ProgressUnit): string {
  if (unit === 'page') return texts.pageField
  return unit === 'minute' ? texts.minuteField : texts.percentField
}

function readNumber(text: string, min: number): number {
  const value = Number(text.trim())
  if (text.trim() === '' || !Number.isInteger(value) || value < min) {
    throw new WrongPoint(texts.wrongPoint)
  }
  return value
}
