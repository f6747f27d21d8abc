import type { Progress } from '@medley/contract/progress'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { type ProgressWork, setProgress } from '../progress.calls.ts'
import { progressTexts as texts } from '../progress.messages.ts'
import styles from './progress-panel.module.css'

/** A whole number; undefined for anything else. */
const numberIn = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined)

/** The page that a member is on, and how many their edition has. */
export function PageForm({ work, progress }: { work: ProgressWork; progress: Progress }) {
  const isPage = progress.unit === 'page'
  const [page, setPage] = useState(isPage ? String(progress.amount ?? '') : '')
  const [total, setTotal] = useState(isPage ? String(progress.total ?? '') : '')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const amount = numberIn(page)
    const all = total.trim() === '' ? undefined : numberIn(total)
    const isBeyond = amount !== undefined && all !== undefined && amount > all
    const isNoTotal = total.trim() !== '' && (all === undefined || all === 0)
    const isUnreadable = amount === undefined || isNoTotal || isBeyond
    setIsWrong(isUnreadable)
    if (isUnreadable) return
    const body = { amount, unit: 'page' as const, ...(all === undefined ? {} : { total: all }) }
    void setProgress(work, body)
  }
  return (
    <form className={styles['pages']} onSubmit={submit} noValidate>
      <TextField
        label={texts.pageField}
        inputMode="numeric"
        value={page}
        error={isWrong ? texts.wrongPage : undefined}
        onChange={(event) => setPage(event.target.value)}
      />
      <TextField
        label={texts.totalField}
        inputMode="numeric"
        value={total}
        onChange={(event) => setTotal(event.target.value)}
      />
      <Button kind="quiet" type="submit">
        {texts.save}
      </Button>
    </form>
  )
}
