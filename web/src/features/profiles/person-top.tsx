import typography from '../../ui/layout/typography.module.css'
import { displayName } from '@medley/messages/titles'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { useIsBlocked } from '../blocks/blocks.calls.ts'
import { type PersonTab, PersonTabs } from './person-tabs.tsx'
import styles from './person-top.module.css'
import { useProfile } from './profiles.calls.ts'

type PersonTopProps = {
  username: string
  /** The tab of this page; null for another page of the person. */
  current: PersonTab | null
}

/** The person whose page this is, and the tabs; without tabs where the viewer blocks the person or sees no more of them. */
export function PersonTop({ username, current }: PersonTopProps) {
  const { data: profile, isError } = useProfile(username)
  const { isBlocked } = useIsBlocked(username)
  if (!profile) return isError ? null : <PersonTopSkeleton />
  const name = displayName(profile)
  return (
    <div className={styles['top']}>
      <Link className={styles['person']} to={paths.profile(profile.username)}>
        <Avatar
          name={name}
          colourOf={profile.username}
          src={profile.profile_pic}
          size={56}
          decorative
        />
        <span className={styles['words']}>
          <span className={styles['name']}>{name}</span>
          <span className={typography['soft-small']}>@{profile.username}</span>
        </span>
      </Link>
      {!isBlocked && !profile.onlyFor && <PersonTabs profile={profile} current={current} />}
    </div>
  )
}

function PersonTopSkeleton() {
  return (
    <div className={styles['top']}>
      <div className={styles['person']}>
        <Skeleton width={56} height={56} round />
        <span className={styles['words']}>
          <Skeleton width="10rem" height="1.5rem" />
          <Skeleton width="6rem" height="1lh" />
        </span>
      </div>
      <Skeleton height="var(--target)" />
    </div>
  )
}
