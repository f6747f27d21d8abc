import { goalsTexts } from '@medley/texts/goals'
import type { Goal } from '@medley/contract/library/goals'
import { useState } from 'react'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { nameOfGoal } from '../goal-words.ts'
import { useSaveGoal } from '../goals.calls.ts'
import { shownAmount } from '../goals.rules.ts'
import { AmountField, readTarget } from './amount-field.tsx'
import { GoalWindow } from './goal-window.tsx'

type EditGoalWindowProps = { open: boolean; goal: Goal; onClose: () => void }

/** Changes how many, until when and who sees it. */
export function EditGoalWindow({ open, goal, onClose }: EditGoalWindowProps) {
  const [amount, setAmount] = useState(String(shownAmount(goal, goal.target)))
  const [until, setUntil] = useState(goal.until ?? '')
  const [isPrivate, setIsPrivate] = useState(goal.isPrivate)
  const [isWrong, setIsWrong] = useState(false)
  const save = useSaveGoal()
  const isOfList = goal.kind === 'list'
  const submit = () => {
    const target = readTarget(goal.kind, amount)
    const wrong = isOfList ? until === '' : target === null
    setIsWrong(wrong)
    if (wrong) return
    const change = isOfList ? { until } : { target: target ?? goal.target }
    save.mutate({ id: goal.id, changes: { ...change, isPrivate } }, { onSuccess: onClose })
  }
  return (
    <GoalWindow
      open={open}
      title={goalsTexts.goalPage.edit}
      isSaving={save.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{nameOfGoal(goal)}</p>
      {isOfList ? (
        <DateField
          label={goalsTexts.goalPage.until}
          value={until}
          error={isWrong ? goalsTexts.goalPage.dayMissing : undefined}
          onValue={setUntil}
        />
      ) : (
        <AmountField kind={goal.kind} value={amount} isWrong={isWrong} onValue={setAmount} />
      )}
      <Checkbox
        label={goalsTexts.goalPage.isPrivate}
        checked={isPrivate}
        onChange={({ target }) => setIsPrivate(target.checked)}
      />
    </GoalWindow>
  )
}
