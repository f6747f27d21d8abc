import { notificationsTexts as texts } from '@medley/texts/notifications'
import type { Notification } from '@medley/contract/accounts/notifications'
import { ShieldAlert } from 'lucide-react'
import { Link } from '../../../lib/router/navigation.tsx'
import { showDay, showMoment, showPostingTime } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { PictureRow } from '../../../ui/pictures/picture-row.tsx'
import styles from './notice-row.module.css'

type NoticeNotification = Extract<Notification, { type: 'moderation notice' }>

type Notice = NoticeNotification['notificationData']['notice']

/** A decision of an admin about the member, with its reason; links to the form for an objection. */
export function NoticeRow({ notification }: { notification: NoticeNotification }) {
  const { timeCreated, notificationData } = notification
  const { notice } = notificationData
  return (
    <PictureRow
      link={<Link to={paths.feedback(notice.id)} />}
      picture={
        <span className={styles['icon']}>
          <ShieldAlert aria-hidden="true" />
        </span>
      }
      second={
        <>
          <time dateTime={timeCreated} title={showMoment(timeCreated)}>
            {showPostingTime(timeCreated)}
          </time>
          {` · ${texts.notice.object}`}
        </>
      }
    >
      <strong>{decisionOf(notice)}</strong>
      {notice.timeEnds !== null &&
        ` ${texts.notice.until({ day: showDay(notice.timeEnds.slice(0, 10)) })}`}
      {notice.act !== 'restore' && `. ${texts.notice.reason({ reason: notice.reason })}`}
      {notice.type !== 'user' && notice.type !== 'picture' && (
        <q className={styles['summary']}>{notice.summary}</q>
      )}
    </PictureRow>
  )
}

function decisionOf({ act, type }: Notice): string {
  const decided = texts.notice.decided[act]
  return typeof decided === 'string' ? decided : decided({ type })
}
