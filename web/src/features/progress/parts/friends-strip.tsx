import type { FriendProgress } from '@medley/contract/library/progress'
import { displayName } from '@medley/messages/titles'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { coverProps } from '../../works/cover-props.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import { progressTexts as texts } from '../progress.messages.ts'
import { friendWhere } from '../where.ts'
import { Strip } from './strip.tsx'
import styles from './strips.module.css'

/** The works that friends are in the middle of: a face, a cover and how far they came. */
export function FriendsStrip({ items }: { items: readonly FriendProgress[] }) {
  return (
    <Strip heading={texts.friends} isQuiet>
      {items.map((progress) => (
        <li key={progress.id} className={styles['friend']}>
          <Friend progress={progress} />
        </li>
      ))}
    </Strip>
  )
}

type FriendProps = { progress: FriendProgress }

function Friend({ progress }: FriendProps) {
  const { user, work } = progress
  const name = displayName(user)
  return (
    <Link {...coverProps(work)} className={styles['friendLink']} to={paths.work(work)}>
      <span className={styles['smallCover']}>
        <WorkPoster work={work} decorative />
      </span>
      <Avatar name={name} colourOf={user.username} src={user.profilePicture} size={28} decorative />
      <span className={styles['friendWords']}>
        <span className={styles['friendTitle']}>{work.title}</span>
        <span className={styles['friendWhere']}>{texts.withName(name, friendWhere(progress))}</span>
      </span>
    </Link>
  )
}
