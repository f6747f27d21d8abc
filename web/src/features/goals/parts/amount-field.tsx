import { goalsTexts } from '@medley/texts/goals'
import type { GoalKind } from '@medley/contract/library/goals'
import { limits } from '@medley/contract/limits'
import { formatNumber } from '../../../lib/locale.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'

type AmountFieldProps = {
  kind: GoalKind
  value: string
  /** The value was refused. */
  isWrong: boolean
  onValue: (value: string) => void
}

/** How many; hours for minutes. */
export function AmountField({ kind, value, isWrong, onValue }: AmountFieldProps) {
  return (
    <TextField
      label={goalsTexts.goalPage.howMany}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      error={
        isWrong
          ? goalsTexts.goalPage.numberMissing({ max: formatNumber(largestOf(kind)) })
          : undefined
      }
      onChange={({ target }) => onValue(target.value)}
    />
  )
}

const unitOf = (kind: GoalKind) => (kind === 'minutes' ? 60 : 1)

const largestOf = (kind: GoalKind) => Math.floor(limits.goalTargetMax / unitOf(kind))

/** The target that was typed; null if it is none. */
export function readTarget(kind: GoalKind, typed: string): number | null {
  const text = typed.trim()
  if (!/^[1-9]\d{0,6}$/.test(text) || Number(text) > largestOf(kind)) return null
  return Number(text) * unitOf(kind)
}
