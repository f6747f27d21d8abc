import { progressTexts } from '@medley/texts/progress'
import type { Medium } from '@medley/contract/values/medium'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Chips } from '../../ui/forms/chips.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { PointFields as Fields } from './point.rules.ts'
import styles from './point-fields.module.css'

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
        label={progressTexts.minuteField}
        value={fields.amount}
        error={isWrong ? progressTexts.wrongNumber : undefined}
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
          label={progressTexts.seasonField}
          value={fields.season}
          onValue={(season) => change({ season })}
        />
        <NumberField
          label={progressTexts.episodeField}
          value={fields.number}
          error={isWrong ? progressTexts.wrongNumber : undefined}
          onValue={(number) => change({ number })}
        />
      </div>
      <Checkbox
        label={progressTexts.upToHere}
        checked={fields.upToHere}
        onChange={(event) => change({ upToHere: event.target.checked })}
      />
    </>
  )
}

const units = [
  { value: 'page', label: progressTexts.pageField },
  { value: 'percent', label: progressTexts.percentField },
] as const

function BookFields({ fields, change, isWrong }: PartProps) {
  const isPage = fields.unit === 'page'
  const wrong = isPage ? progressTexts.wrongPage : progressTexts.wrongPercent
  return (
    <>
      <Chips
        label={progressTexts.unit}
        options={units}
        value={fields.unit}
        onChoose={(unit) => change({ unit })}
      />
      <div className={styles['row']}>
        <NumberField
          label={isPage ? progressTexts.pageField : progressTexts.percentField}
          value={fields.amount}
          error={isWrong ? wrong : undefined}
          onValue={(amount) => change({ amount })}
        />
        {isPage && (
          <NumberField
            label={progressTexts.totalField}
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
