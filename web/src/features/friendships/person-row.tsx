import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { displayName } from '../profiles/display-name.ts'
import styles from './person-row.module.css'

type PersonRowProps = {
  person: {
    username: string
    firstName: string | null
    lastName: string | null
    profilePicture: string | null
  }
  /** Buttons at the end; they get the id of the element with the name. */
  renderActions?: (nameId: string) => ReactNode
}

/** A person in a list: picture, name and username lead to the profile. */
export function PersonRow({ person, renderActions }: PersonRowProps) {
  const nameId = useId()
  const name = displayName(person)
  return (
    <div className={styles['row']}>
      <Link className={styles['person']} to={paths.profile(person.username)}>
        <Avatar
          name={name}
          colourOf={person.username}
          src={person.profilePicture}
          size={44}
          decorative
        />
        <span className={styles['words']}>
          <span id={nameId} className={styles['name']}>
            {name}
          </span>
          <span className={styles['username']}>@{person.username}</span>
        </span>
      </Link>
      {renderActions && <div className={styles['actions']}>{renderActions(nameId)}</div>}
    </div>
  )
}

/** Rows that are loading. */
export function PersonRowsSkeleton({ rows = 3 }: { rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} className={styles['row']}>
      <span className={styles['person']}>
        <Skeleton width={44} height={44} round />
        <span className={styles['words']}>
          <Skeleton width="9rem" height="1.1rem" />
          <Skeleton width="6rem" height="0.9rem" />
        </span>
      </span>
    </div>
  ))
}
