import { homeTexts } from '@medley/texts/home'
import { FileUp, Star, UserPlus } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RecommendedPeople } from '../../features/friendships/recommended-people.tsx'
import { openNewPost } from '../../features/new-post/new-post.ts'
import styles from './empty-feed.module.css'

interface EmptyFeedProps {
  /** Leads a new member on; false where only a filter leaves nothing. */
  hasDoors: boolean
}

/** Shown while the feed is empty: how to get started. */
export function EmptyFeed({ hasDoors }: EmptyFeedProps) {
  const write = useRef<HTMLButtonElement>(null)
  useFocusOnLeaving(write)
  return (
    <div className={styles['feed']}>
      <EmptyState compact text={homeTexts.homeFeed.noPosts} />
      {hasDoors && <Doors />}
      <div className={styles['quiet']}>
        <Button ref={write} kind="link" onClick={() => openNewPost()}>
          {homeTexts.homeFeed.write}
        </Button>
        <Link className={buttonClass('link')} to={paths.search('users')}>
          {homeTexts.homeFeed.findFriends}
        </Link>
      </div>
      <RecommendedPeople />
    </div>
  )
}

function Doors() {
  return (
    <ul role="list" className={styles['doors']}>
      <Door to={paths.welcome('works')} icon={<Star />} {...homeTexts.door.rate} />
      <Door to={paths.importData()} icon={<FileUp />} {...homeTexts.door.bring} />
      <Door to={paths.settings('invitations')} icon={<UserPlus />} {...homeTexts.door.invite} />
    </ul>
  )
}

type DoorProps = { to: string; icon: ReactNode; name: string; text: string }

function Door({ to, icon, name, text }: DoorProps) {
  return (
    <li>
      <Link className={styles['door']} to={to}>
        <span aria-hidden="true">{icon}</span>
        <strong>{name}</strong>
        <span>{text}</span>
      </Link>
    </li>
  )
}

/** Moves the focus to the main landmark when the first review replaces the focused button. */
function useFocusOnLeaving(write: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const button = write.current
    return () => {
      if (button && button === document.activeElement) button.closest('main')?.focus()
    }
  }, [write])
}
