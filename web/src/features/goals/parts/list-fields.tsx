import { goalsTexts } from '@medley/texts/goals'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { useOwnLists } from '../../lists/lists.calls.ts'
import type { TypedProps } from './typed-goal.ts'

/** One of the member's lists, and the day by which it is finished. */
export function ListFields({
  username,
  typed,
  isWrong,
  onChange,
}: TypedProps & { username: string }) {
  const { data, isError, refetch } = useOwnLists(username)
  if (isError)
    return (
      <ErrorState compact text={goalsTexts.goalPage.listsFailed} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton height="8rem" />
  if (data.items.length === 0) {
    return (
      <p>
        {goalsTexts.goalPage.noLists}{' '}
        <Link to={paths.lists(username)}>{goalsTexts.goalPage.makeList}</Link>
      </p>
    )
  }
  return (
    <>
      <Select
        label={goalsTexts.goalPage.list}
        options={[
          { value: '', label: goalsTexts.goalPage.chooseList },
          ...data.items.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        value={typed.listId}
        error={isWrong && typed.listId === '' ? goalsTexts.goalPage.listMissing : undefined}
        onChoose={(listId) => onChange({ listId })}
      />
      <DateField
        label={goalsTexts.goalPage.until}
        value={typed.until}
        error={isWrong && typed.until === '' ? goalsTexts.goalPage.dayMissing : undefined}
        onValue={(until) => onChange({ until })}
      />
    </>
  )
}
