import { titlesTexts } from '@medley/texts/titles'
import { eveningsTexts } from '@medley/texts/evenings'
import typography from '../../../ui/layout/typography.module.css'
import { limits } from '@medley/contract/limits'
import { type Medium, mediums } from '@medley/contract/values/medium'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Chips } from '../../../ui/forms/chips.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { FriendPicker } from '../../friendships/friend-picker.tsx'
import { genreName } from '../../works/genre-words.ts'
import { facetsQuery } from '../../works/works.calls.ts'
import { useStartEvening } from '../evenings.calls.ts'
import { lengthFilter, lengthOptions } from '../lengths.rules.ts'
import styles from './tonight.module.css'

const mediumOptions = mediums.map((medium) => ({
  value: medium,
  label: titlesTexts.mediumPlurals[medium],
}))

interface Filters {
  genre: string
  decade: string
  length: string
  isNewToAll: boolean
}

const noFilters: Filters = { genre: '', decade: '', length: '', isNewToAll: true }

/** Friends, a medium and filters; starts the evening and opens it. */
export function StartForm() {
  const navigate = useNavigate()
  const [medium, setMedium] = useState<Medium>('film')
  const [friends, setFriends] = useState<ReadonlySet<number>>(new Set())
  const [filters, setFilters] = useState(noFilters)
  const start = useStartEvening(({ id }) => navigate(paths.evening(id)))
  const isTooMany = friends.size > limits.eveningGuestsMax
  const chooseMedium = (next: Medium) => {
    setMedium(next)
    setFilters({ ...noFilters, isNewToAll: filters.isNewToAll })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isTooMany || start.isPending) return
    const { genre, decade, length, isNewToAll } = filters
    start.mutate({
      medium,
      userIds: [...friends],
      isNewToAll,
      ...(genre && { genre }),
      ...(decade && { decade: Number(decade) }),
      ...lengthFilter(medium, length),
    })
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <FriendPicker
        label={eveningsTexts.withFriends}
        chosen={friends}
        onChoose={setFriends}
        error={
          isTooMany && (
            <p className={typography['error-small']} role="alert">
              {eveningsTexts.tooMany({ max: limits.eveningGuestsMax })}
            </p>
          )
        }
      />
      <Chips
        label={eveningsTexts.medium}
        options={mediumOptions}
        value={medium}
        onChoose={chooseMedium}
      />
      <FilterFields
        medium={medium}
        filters={filters}
        onChange={(part) => setFilters({ ...filters, ...part })}
      />
      <div className={styles['switch']}>
        <Switch
          label={eveningsTexts.isNewToAll({ medium })}
          checked={filters.isNewToAll}
          onChange={({ currentTarget }) =>
            setFilters({ ...filters, isNewToAll: currentTarget.checked })
          }
        />
      </div>
      <Button type="submit" loading={start.isPending}>
        {eveningsTexts.start}
      </Button>
    </form>
  )
}

type FilterFieldsProps = {
  medium: Medium
  filters: Filters
  onChange: (part: Partial<Filters>) => void
}

function FilterFields({ medium, filters, onChange }: FilterFieldsProps) {
  const { data: facets } = useQuery(facetsQuery(medium))
  const genres = facets?.genres ?? []
  const decades = facets?.decades ?? []
  const { genre, decade, length } = filters
  return (
    <div className={styles['filters']}>
      {genres.length > 0 && (
        <Select
          label={eveningsTexts.genre}
          options={[
            { value: '', label: eveningsTexts.allGenres },
            ...genres.map((name) => ({ value: name, label: genreName(name) })),
          ]}
          value={genre}
          onChoose={(next) => onChange({ genre: next })}
        />
      )}
      {decades.length > 0 && (
        <Select
          label={eveningsTexts.decade}
          options={[
            { value: '', label: eveningsTexts.allDecades },
            ...decades.map((year) => ({
              value: String(year),
              label: eveningsTexts.decadeName({ year }),
            })),
          ]}
          value={decade}
          onChoose={(next) => onChange({ decade: next })}
        />
      )}
      <Select
        label={eveningsTexts.length}
        options={lengthOptions(medium)}
        value={length}
        onChoose={(next) => onChange({ length: next })}
      />
    </div>
  )
}
