import type { Medium } from '@medley/contract/values/medium'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Chips } from '../../ui/forms/chips.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { PointFields as Fields } from './point.rules.ts'
import styles from './point-fields.module.css'
import { progressTexts as texts } from './progress.messages.ts'

interface PointFieldsProps {
  medium: Medium
  fields: Fields
  onFields: (fields: Fields) => void
  isWrong: boolean
}

/** Where a member is: an episode of a show, a page or percentage of a book, a minute of anything else. */
export function PointFields({ medium, fields, onFields, isWrong }: PointFieldsProps) {
  const change = (part: Partial<Fields>) => onFields({ ...fields, ...part })
  if (medium === 'tvShow') return <EpisodeFields {...{ fields, change, isWrong }} />
  if (medium === 'book') return <BookFields {...{ fields, change, isWrong }} />
  return (
    <div className={styles['row']}>
      <NumberField
        label={texts.minuteField}
        value={fields.amount}
        error={isWrong ? texts.wrongNumber : undefined}
        onValue={(amount) => change({ amount })}
      />
    </div>
  )
}

interface PartProps {
  fields: Fields
  change: (part: Partial<Fields>) => void
  isWrong: boolean
}

function EpisodeFields({ fields, change, isWrong }: PartProps) {
  return (
    <>
      <div className={styles['row']}>
        <NumberField
          label={texts.seasonField}
          value={fields.season}
          onValue={(season) => change({ season })}
        />
        <NumberField
          label={texts.episodeField}
          value={fields.number}
          error={isWrong ? texts.wrongNumber : undefined}
          onValue={(number) => change({ number })}
        />
      </div>
      <Checkbox
        label={texts.upToHere}
        checked={fields.upToHere}
        onChange={(event) => change({ upToHere: event.target.checked })}
      />
    </>
  )
}

const units = [
  { value: 'page', label: texts.pageField },
  { value: 'percent', label: texts.percentField },
] as const

function BookFields({ fields, change, isWrong }: PartProps) {
  const isPage = fields.unit === 'page'
  const wrong = isPage ? texts.wrongPage : texts.wrongPercent
  return (
    <>
      <Chips
        label={texts.unit}
        options={units}
        value={fields.unit}
        onChoose={(unit) => change({ unit })}
      />
      <div className={styles['row']}>
        <NumberField
          label={isPage ? texts.pageField : texts.percentField}
          value={fields.amount}
          error={isWrong ? wrong : undefined}
          onValue={(amount) => change({ amount })}
        />
        {isPage && (
          <NumberField
            label={texts.totalField}
            value={fields.total}
            onValue={(total) => change({ total })}
          />
        )}
      </div>
    </>
  )
}

interface NumberFieldProps {
  label: string
  value: string
  error?: string | undefined
  onValue: (value: string) => void
}

function NumberField({ onValue, ...field }: NumberFieldProps) {
  return (
    <TextField {...field} inputMode="numeric" onChange={(event) => onValue(event.target.value)} />
  )
}
