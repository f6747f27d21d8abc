import { progressTexts } from '@medley/texts/progress'
import type { FriendProgress } from '@medley/contract/library/progress'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/card.tsx'
import typography from '../../../ui/layout/typography.module.css'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { coverProps } from '../../works/cover-props.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import { friendsGoingQuery } from '../progress.calls.ts'
import { friendWhere } from '../where.ts'
import styles from './friends-card.module.css'

/** The works that friends are in the middle of: a face, a cover and how far they came. */
export function FriendsCard({ isInCard = false }: { isInCard?: boolean }) {
  const id = useId()
  const { data } = useQuery(friendsGoingQuery)
  const content = (
    <>
      <h2 id={id} className={typography['medium']}>
        {progressTexts.friends}
      </h2>
      <ul role="list" className={styles['list']}>
        {data?.items.map((progress) => (
          <li key={progress.id}>
            <Friend progress={progress} />
          </li>
        ))}
      </ul>
    </>
  )
  if (isInCard) return <section aria-labelledby={id}>{content}</section>
  return (
    <Card as="section" aria-labelledby={id}>
      {content}
    </Card>
  )
}

type FriendProps = { progress: FriendProgress }

function Friend({ progress }: FriendProps) {
  const { user, work } = progress
  const name = displayName({ ...user, lastName: null })
  return (
    <Link {...coverProps(work)} className={styles['friend']} to={paths.work(work)}>
      <WorkPoster work={work} decorative />
      <Avatar name={name} colourOf={user.username} src={user.profilePicture} size={24} decorative />
      <span className={styles['title']}>{displayTitleOf(work)}</span>
      <span className={styles['where']}>
        {progressTexts.withName({ name, where: friendWhere(progress) })}
      </span>
    </Link>
  )
}
