import layout from '../../ui/layout/layout.module.css'
import type { Profile } from '@medley/contract/values/shapes'
import { Link as LinkIcon, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { displayName } from '@medley/messages/titles'
import styles from './profile-header.module.css'

type ProfileHeaderProps = {
  profile: Profile
  /** Buttons on the right. */
  actions?: ReactNode
  /** Below what the owner says about themselves. */
  children?: ReactNode
}

/** Picture, name and username of a profile, and what the owner says about themselves. */
export function ProfileHeader({ profile, actions, children }: ProfileHeaderProps) {
  const name = displayName(profile)
  return (
    <header className={styles['header']}>
      <Avatar
        name={name}
        colourOf={profile.username}
        src={profile.profile_pic}
        size={72}
        decorative
      />
      <div className={styles['words']}>
        <h1 className={styles['name']}>{name}</h1>
        <p className={styles['username']}>
          @{profile.username}
          {profile.pronouns && <bdi> · {profile.pronouns}</bdi>}
        </p>
      </div>
      {actions && <div className={layout['line-2']}>{actions}</div>}
      <About profile={profile} />
      {children && <div className={styles['life']}>{children}</div>}
    </header>
  )
}

/** The owner's texts about themselves; nothing without any. */
function About({ profile: { bio, place, link } }: { profile: Profile }) {
  if (bio === null && place === null && link === null) return null
  return (
    <div className={styles['about']}>
      {bio !== null && (
        <p dir="auto" className={styles['bio']}>
          {bio}
        </p>
      )}
      {(place !== null || link !== null) && (
        <p className={styles['facts']}>
          {place !== null && (
            <span>
              <MapPin aria-hidden="true" />
              <bdi>{place}</bdi>
            </span>
          )}
          {link !== null && (
            <a href={link} target="_blank" rel="nofollow ugc noopener noreferrer">
              <LinkIcon aria-hidden="true" />
              {hostOf(link)}
            </a>
          )}
        </p>
      )}
    </div>
  )
}

/** The host alone, so that an address cannot pass for another one. */
const hostOf = (link: string): string => URL.parse(link)?.host.replace(/^www\./, '') ?? link

/** Placeholder for the loading header. */
export function ProfileHeaderSkeleton() {
  return (
    <div className={styles['header']}>
      <Skeleton width={72} height={72} round />
      <div className={styles['words']}>
        <Skeleton width="12rem" height="2rem" />
        <Skeleton width="7rem" height="1.1rem" />
      </div>
    </div>
  )
}
