import { notificationsTexts } from '@medley/texts/notifications'
import type { Notification } from '@medley/contract/accounts/notifications'
import { ListX } from 'lucide-react'
import { Link } from '../../../lib/router/navigation.tsx'
import { showMoment, showPostingTime } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { fillText } from '../../../ui/layout/fill-text.tsx'
import { PictureRow } from '../../../ui/pictures/picture-row.tsx'
import noticeStyles from './notice-row.module.css'
import styles from './notification-row.module.css'

type CopyNotification = Extract<Notification, { type: 'copied list changed' }>

/** Words of others that were removed from a copied list, and why; links to the list. */
export function CopyRow({ notification }: { notification: CopyNotification }) {
  const { timeCreated, notificationData } = notification
  const { list } = notificationData
  return (
    <PictureRow
      link={<Link to={paths.list(list.owner.username, list.id)} />}
      picture={
        <span className={noticeStyles['icon']}>
          <ListX aria-hidden="true" />
        </span>
      }
      second={
        <time dateTime={timeCreated} title={showMoment(timeCreated)}>
          {showPostingTime(timeCreated)}
        </time>
      }
    >
      {fillText((put) =>
        notificationsTexts.copiedListChanged({
          list: put(<cite className={styles['title']}>{list.title}</cite>),
        }),
      )}
    </PictureRow>
  )
}
