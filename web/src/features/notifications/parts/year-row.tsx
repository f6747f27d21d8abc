import { notificationsTexts } from '@medley/texts/notifications'
import type { Notification } from '@medley/contract/accounts/notifications'
import { Sparkles } from 'lucide-react'
import { Link } from '../../../lib/router/navigation.tsx'
import { showMoment, showPostingTime } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { PictureRow } from '../../../ui/pictures/picture-row.tsx'
import noticeStyles from './notice-row.module.css'

type YearNotification = Extract<Notification, { type: 'own year' }>

/** The member's past year; links to it. */
export function YearRow({ notification }: { notification: YearNotification }) {
  const { timeCreated, notificationData } = notification
  const { year, owner } = notificationData
  return (
    <PictureRow
      link={<Link to={paths.year(owner.username, year)} />}
      picture={
        <span className={noticeStyles['icon']}>
          <Sparkles aria-hidden="true" />
        </span>
      }
      second={
        <time dateTime={timeCreated} title={showMoment(timeCreated)}>
          {showPostingTime(timeCreated)}
        </time>
      }
    >
      <strong>{notificationsTexts.ownYear({ year })}</strong>
      {`. ${notificationsTexts.ownYearHint}`}
    </PictureRow>
  )
}
