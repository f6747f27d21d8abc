import { searchTexts } from '@medley/texts/search'
import type { UserSearchItem } from '@medley/contract/values/shapes'
import { LoadingNote } from '../../ui/feedback/skeleton.tsx'
import { FriendButton } from '../../features/friendships/friend-button.tsx'
import { PersonRow, PersonRowsSkeleton } from '../../features/friendships/person-row.tsx'
import styles from './found-users.module.css'

/** Users, each with a friend button. */
export function FoundUsers({ users }: { users: readonly UserSearchItem[] }) {
  return (
    <ul className={styles['people']}>
      {users.map((user) => (
        <li key={user.id}>
          <PersonRow
            person={user}
            renderActions={(nameId) => <FriendButton person={user} describedBy={nameId} />}
          />
        </li>
      ))}
    </ul>
  )
}

/** Placeholders for loading user rows. */
export function FoundUsersSkeleton() {
  return (
    <div className={styles['people']}>
      <LoadingNote text={searchTexts.loading} />
      <PersonRowsSkeleton rows={6} />
    </div>
  )
}
