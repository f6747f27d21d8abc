import { mediums } from '@medley/contract/values/medium'
import { mediumPlurals } from '@medley/messages/titles'
import { useState } from 'react'
import { today } from '../../../lib/time/today.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { useSaveGoal } from '../goals.calls.ts'
import { goalPageTexts as texts } from '../goals.messages.ts'
import { AmountField } from './amount-field.tsx'
import { GoalWindow } from './goal-window.tsx'
import { ListFields } from './list-fields.tsx'
import { draftOf, type Typed, type TypedProps } from './typed-goal.ts'

type NewGoalWindowProps = { open: boolean; username: string; onClose: () => void }

const thisYear = () => Number(today().slice(0, 4))

const kinds = (['works', 'pages', 'minutes', 'episodes', 'list'] as const).map((value) => ({
  value,
  label: texts.kinds[value],
}))

const mediumOptions = [
  { value: 'all', label: texts.anyMedium },
  ...mediums.map((medium) => ({ value: medium, label: mediumPlurals[medium] })),
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
      title={texts.set}
      isSaving={save.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Select
        label={texts.what}
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
        label={texts.isPrivate}
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
          label={texts.medium}
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
        label={texts.year}
        options={years}
        value={typed.year}
        onChoose={(year) => onChange({ year })}
      />
    </>
  )
}
