import { workPageTexts } from '@medley/texts/work-page'
import type { Work } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import {
  type MarkingFriends,
  useFriendEngagements,
} from '../../features/work-marks/engagements.calls.ts'
import styles from './friend-engagements.module.css'

const size = 38
const gap = 8

/** Number of avatars that fit in one row, with a slot for the count of the others if needed. */
export function avatarsThatFit(width: number, total: number): number {
  const fit = Math.floor((width + gap) / (size + gap))
  return total <= fit ? total : Math.max(1, fit - 1)
}

/** A row of friends who engaged with the work; renders nothing without any, and for visitors. */
export function FriendEngagements({ work }: { work: Work }) {
  const { data } = useFriendEngagements(work.medium, work.id)
  return (
    <FriendFaces heading={workPageTexts.engagedByFriends({ medium: work.medium })} data={data} />
  )
}

type FriendFacesProps = { heading: string; data: MarkingFriends | undefined }

/** A heading and a row of friends who marked a work; renders nothing without any. */
export function FriendFaces({ heading, data }: FriendFacesProps) {
  const id = useId()
  const { ref, width } = useWidth()
  if (!data || data.totalCount === 0) return null
  const shown = data.friends.slice(0, avatarsThatFit(width, data.totalCount))
  const others = data.totalCount - shown.length
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {heading}
      </h2>
      <div ref={ref}>
        <ul role="list" className={styles['row']} style={{ gap }}>
          {shown.map(({ userId, user }) => (
            <li key={userId}>
              <Link
                to={paths.profile(user.username)}
                className={styles['friend']}
                title={displayName(user)}
              >
                <Avatar
                  name={displayName(user)}
                  colourOf={user.username}
                  src={user.profilePicture}
                  size={size}
                />
              </Link>
            </li>
          ))}
          {others > 0 && <li className={styles['others']}>+{others}</li>}
        </ul>
      </div>
    </section>
  )
}

/** Observes the width of an element. */
function useWidth() {
  const [width, setWidth] = useState(0)
  const observer = useRef<ResizeObserver>(null)
  useEffect(() => () => observer.current?.disconnect(), [])
  const ref = (element: HTMLElement | null) => {
    observer.current?.disconnect()
    if (!element) return
    observer.current = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width)
    })
    observer.current.observe(element)
  }
  return { ref, width }
}
