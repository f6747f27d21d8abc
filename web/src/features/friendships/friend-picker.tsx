import { friendshipsTexts } from '@medley/texts/friendships'
import typography from '../../ui/layout/typography.module.css'
import type { Person } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { firstControl } from '../../lib/focus/first-control.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { CheckChip } from '../../ui/forms/check-chip.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { useMember } from '../sessions/session.ts'
import styles from './friend-picker.module.css'
import { contactsQuery } from './friendships.calls.ts'

type FriendPickerProps = {
  /** Label of the purpose for which they are chosen. */
  label: string
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
  /** Shown under the friends. */
  error?: ReactNode
}

/** From this many friends on, a field narrows the list; more are shown by a press. */
const manyFriends = 8

/** The member's friends, of whom any number can be chosen. */
export function FriendPicker({ label, chosen, onChoose, error }: FriendPickerProps) {
  const username = useMember()?.username ?? ''
  const { data, isError, refetch } = useQuery(contactsQuery(username))
  const [search, setSearch] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const picker = useRef<HTMLFieldSetElement>(null)
  useFocusBeforeNote(picker, data !== undefined)
  if (!data && isError)
    return (
      <ErrorState
        compact
        text={friendshipsTexts.friendPicker.failed}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height={120} />
  if (data.length === 0) return <NoFriends />
  const named = data.filter((friend) => chosen.has(friend.id) || isNamed(friend, search))
  const isFolded = !showsAll && search === '' && named.length > manyFriends
  const shown = named.filter(({ id }, index) => !isFolded || index < manyFriends || chosen.has(id))
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <fieldset ref={picker} className={styles['picker']}>
      <legend className={styles['legend']}>{label}</legend>
      {data.length >= manyFriends && (
        <TextField
          label={friendshipsTexts.friendPicker.search}
          hideLabel
          placeholder={friendshipsTexts.friendPicker.search}
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <div className={styles['friends']}>
        {shown.map((friend) => (
          <Friend
            key={friend.id}
            friend={friend}
            checked={chosen.has(friend.id)}
            onToggle={() => toggle(friend.id)}
          />
        ))}
        {isFolded && (
          <Button kind="link" onClick={() => setShowsAll(true)}>
            {friendshipsTexts.friendPicker.all({ count: named.length })}
          </Button>
        )}
        {shown.length === 0 && (
          <p className={typography['soft']}>{friendshipsTexts.friendPicker.nobody}</p>
        )}
      </div>
      {error}
    </fieldset>
  )
}

/** A window gives the focus to its first control, which is an empty note after the friends while these load. */
function useFocusBeforeNote(picker: RefObject<HTMLElement | null>, isLoaded: boolean): void {
  useEffect(() => {
    const { activeElement } = document
    const isNote = activeElement instanceof HTMLTextAreaElement && activeElement.value === ''
    if (!isLoaded || !picker.current || !isNote) return
    if (activeElement.form?.contains(picker.current)) firstControl(picker.current)?.focus()
  }, [picker, isLoaded])
}

type FriendProps = { friend: Person; checked: boolean; onToggle: () => void }

function Friend({ friend, checked, onToggle }: FriendProps) {
  return (
    <CheckChip checked={checked} onChange={onToggle}>
      <span className={styles['friend']}>
        <Avatar
          name={displayName(friend)}
          colourOf={friend.username}
          src={friend.profilePicture}
          size={26}
          decorative
        />
        {displayName(friend)}
      </span>
    </CheckChip>
  )
}

function NoFriends() {
  return (
    <p className={typography['soft']}>
      {friendshipsTexts.friendPicker.none}{' '}
      <Link to={paths.search('users')}>{friendshipsTexts.friendPicker.find}</Link>
    </p>
  )
}

function isNamed(friend: Person, search: string): boolean {
  const text = `${displayName(friend)} ${friend.username}`.toLowerCase()
  return text.includes(search.trim().toLowerCase())
}
