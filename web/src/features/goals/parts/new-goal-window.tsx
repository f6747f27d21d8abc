import { goalsTexts } from '@medley/texts/goals'
import { titlesTexts } from '@medley/texts/titles'
import { mediums } from '@medley/contract/values/medium'
import { useState } from 'react'
import { today } from '../../../lib/time/today.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { useSaveGoal } from '../goals.calls.ts'
import { AmountField } from './amount-field.tsx'
import { GoalWindow } from './goal-window.tsx'
import { ListFields } from './list-fields.tsx'
import { draftOf, type Typed, type TypedProps } from './typed-goal.ts'

type NewGoalWindowProps = { open: boolean; username: string; onClose: () => void }

const thisYear = () => Number(today().slice(0, 4))

const kinds = (['works', 'pages', 'minutes', 'episodes', 'list'] as const).map((value) => ({
  value,
  label: goalsTexts.goalPage.kinds[value],
}))

const mediumOptions = [
  { value: 'all', label: goalsTexts.goalPage.anyMedium },
  ...mediums.map((medium) => ({ value: medium, label: titlesTexts.mediumPlurals[medium] })),
]

/** Sets a goal for this or the next year, or for a list until a day. */
export function NewGoalWindow({ open, username, onClose }: NewGoalWindowProps) {
  const [typed, setTyped] = useState<Typed>(() => ({
    kind: 'works',
    medium: 'all',
    amount: '',
    year: String(thisYear()),
    listId: '',
    until: `${thisYear()}-12-31`,
    isPrivate: false,
  }))
  const [isWrong, setIsWrong] = useState(false)
  const save = useSaveGoal()
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const submit = () => {
    const draft = draftOf(typed)
    setIsWrong(draft === null)
    if (draft) save.mutate({ draft }, { onSuccess: onClose })
  }
  return (
    <GoalWindow
      open={open}
      title={goalsTexts.goalPage.set}
      isSaving={save.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Select
        label={goalsTexts.goalPage.what}
        options={kinds}
        value={typed.kind}
        onChoose={(kind) => change({ kind })}
      />
      {typed.kind === 'list' ? (
        <ListFields username={username} typed={typed} isWrong={isWrong} onChange={change} />
      ) : (
        <YearFields typed={typed} isWrong={isWrong} onChange={change} />
      )}
      <Checkbox
        label={goalsTexts.goalPage.isPrivate}
        checked={typed.isPrivate}
        onChange={({ target }) => change({ isPrivate: target.checked })}
      />
    </GoalWindow>
  )
}

function YearFields({ typed, isWrong, onChange }: TypedProps) {
  const years = [thisYear(), thisYear() + 1].map((year) => ({
    value: String(year),
    label: String(year),
  }))
  return (
    <>
      {typed.kind === 'works' && (
        <Select
          label={goalsTexts.goalPage.medium}
          options={mediumOptions}
          value={typed.medium}
          onChoose={(medium) => onChange({ medium })}
        />
      )}
      <AmountField
        kind={typed.kind}
        value={typed.amount}
        isWrong={isWrong}
        onValue={(amount) => onChange({ amount })}
      />
      <Select
        label={goalsTexts.goalPage.year}
        options={years}
        value={typed.year}
        onChoose={(year) => onChange({ year })}
      />
    </>
  )
}
