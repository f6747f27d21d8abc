import { progressTexts } from '@medley/texts/progress'
import type { Progress } from '@medley/contract/library/progress'
import { displayTitleOf } from '@medley/messages/titles'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { type ProgressWork, setProgress } from '../progress.calls.ts'
import { pointFieldsOf, readPoint } from '../point.rules.ts'
import styles from './amount-form.module.css'

type AmountFormProps = {
  work: ProgressWork
  progress: Progress
  /** The page alone, without the number of pages. */
  short?: boolean
  /** Of the work, until the member names those of their own edition. */
  pages?: number | null
}

/** The page that a member is on and how many their edition has, or the percentage, as they said it before. */
export function AmountForm({ work, progress, short = false, pages = null }: AmountFormProps) {
  const { timeChanged: unmodifiedSince } = progress
  const isPercent = progress.unit === 'percent'
  const [fields, setFields] = useState(() =>
    pointFieldsOf(progress.unit === 'minute' ? null : progress, short ? null : pages),
  )
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const point = readPoint('book', fields)
    setIsWrong(point === undefined)
    if (point) void setProgress(work, { ...point, unmodifiedSince })
  }
  const wrong = isPercent
    ? progressTexts.wrongPercent
    : short
      ? progressTexts.noSuchPage
      : progressTexts.wrongPage
  return (
    <form
      className={classNames(styles['form'], short && styles['short'])}
      onSubmit={submit}
      noValidate
    >
      <TextField
        label={isPercent ? progressTexts.percentField : progressTexts.pageField}
        hideLabel={short}
        inputMode="numeric"
        value={fields.amount}
        error={isWrong ? wrong : undefined}
        onChange={(event) => setFields({ ...fields, amount: event.target.value })}
      />
      {!isPercent && !short && (
        <TextField
          label={progressTexts.totalField}
          inputMode="numeric"
          value={fields.total}
          onChange={(event) => setFields({ ...fields, total: event.target.value })}
        />
      )}
      <SaveButton of={short ? displayTitleOf(work) : undefined} />
    </form>
  )
}

/** A short one names its work to screen readers. */
function SaveButton({ of }: { of: string | undefined }) {
  const label = of === undefined ? undefined : progressTexts.saveOf({ title: of })
  return (
    <Button kind="quiet" type="submit" aria-label={label}>
      {of === undefined ? progressTexts.save : progressTexts.saveShort}
    </Button>
  )
}
