import { notificationsTexts as texts } from '@medley/texts/notifications'
import type { Notification, NotifiedUser } from '@medley/contract/accounts/notifications'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/locale.ts'
import { Link } from '../../../lib/router/navigation.tsx'
import { showMoment, showPostingTime } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import {
  PictureRow,
  pictureRowEnd,
  PictureRowsSkeleton,
} from '../../../ui/pictures/picture-row.tsx'
import { coverLinkMarks, coverMarks } from '../../works/cover-props.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import type { GroupedNotification } from '../notification-groups.ts'
import { CopyRow } from './copy-row.tsx'
import { EveningAnswer } from './evening-answer.tsx'
import { FriendState } from './friend-state.tsx'
import { NoticeRow } from './notice-row.tsx'
import styles from './notification-row.module.css'
import { YearRow } from './year-row.tsx'

type Actorless = Extract<
  Notification,
  { type: 'moderation notice' | 'copied list changed' | 'own year' }
>

type NotificationRowProps = {
  notification: Notification
  /** Earlier likes of the same review or list, or savings or sendings of the same work. */
  earlier: readonly GroupedNotification[]
}

/** One notification, or those of one review, list or work. */
export function NotificationRow({ notification, earlier }: NotificationRowProps) {
  if (notification.type === 'moderation notice') return <NoticeRow notification={notification} />
  if (notification.type === 'copied list changed') return <CopyRow notification={notification} />
  if (notification.type === 'own year') return <YearRow notification={notification} />
  return <ActorRow notification={notification} earlier={earlier} />
}

type FromActor = Exclude<Notification, Actorless>

/** People, action, work and time; links to the review or to the user's profile. */
function ActorRow({ notification, earlier }: NotificationRowProps & { notification: FromActor }) {
  const { notificationData: data, timeCreated } = notification
  const who = actorOf(data)
  return (
    <PictureRow
      link={<Link {...('work' in data && coverLinkMarks(data.work))} to={pathOf(data)} />}
      picture={
        <Avatar
          name={displayName(who)}
          colourOf={who.username}
          src={who.profilePicture}
          size={44}
          decorative
        />
      }
      thumbnail={
        'work' in data && (
          <span {...coverMarks(data.work)}>
            <WorkPoster work={data.work} decorative />
          </span>
        )
      }
      second={
        <time dateTime={timeCreated} title={showMoment(timeCreated)}>
          {showPostingTime(timeCreated)}
        </time>
      }
      end={<RowEnd data={data} />}
    >
      <People
        newest={who}
        earlier={earlier.map((one) => one.notificationData.user)}
        othersText={notification.type.startsWith('liked') ? texts.othersLiking : texts.others}
      />
      {whatOf(notification, earlier.length > 0)}
    </PictureRow>
  )
}

/** Answers at the end of a row. */
function RowEnd({ data }: { data: FromActor['notificationData'] }) {
  const className = pictureRowEnd({ below: true })
  if ('friend' in data) {
    const { friend, requestStatus } = data
    return <FriendState friend={friend} initialStatus={requestStatus} className={className} />
  }
  if (!('isConfirmed' in data) || !data.isConfirmed) return null
  const { eveningId, hasConfirmed } = data
  return <EveningAnswer eveningId={eveningId} hasConfirmed={hasConfirmed} className={className} />
}

type PeopleProps = {
  newest: NotifiedUser
  earlier: readonly NotifiedUser[]
  othersText: (values: { count: number }) => string
}

/** The two newest names, and the number of others. */
function People({ newest, earlier, othersText }: PeopleProps) {
  const [second, ...others] = earlier
  return (
    <>
      <strong>{displayName(newest)}</strong>
      {second && (
        <>
          {others.length > 0 ? ', ' : texts.and}
          <strong>{displayName(second)}</strong>
        </>
      )}
      {others.length > 0 && `${texts.and}${othersText({ count: others.length })}`}
    </>
  )
}

function actorOf(data: FromActor['notificationData']) {
  if ('author' in data) return data.author
  return 'user' in data ? data.user : data.friend
}

function pathOf(data: FromActor['notificationData']): string {
  if ('reviewId' in data) return paths.review(data.reviewId)
  if ('eveningId' in data) return paths.evening(data.eveningId)
  if ('sentWorkId' in data) return paths.work(data.work)
  if ('remarkId' in data) return paths.discussion(data.work)
  if ('list' in data) return paths.list(data.list.owner.username, data.list.id)
  return paths.profile(actorOf(data).username)
}

function whatOf(notification: FromActor, areSeveral: boolean): ReactNode {
  const { notificationData: data } = notification
  const thing = 'work' in data ? data.work : 'list' in data ? data.list : undefined
  return (
    <>
      {sentenceOf(notification, areSeveral)}
      {thing && <cite className={styles['title']}>{displayTitleOf(thing)}</cite>}
      {notification.type === 'saved from review' && texts.becauseOfYou}
      {'point' in data && pointOf(data.point)}
      {'note' in data && data.note !== null && <q className={styles['note']}>{data.note}</q>}
    </>
  )
}

type Point = Extract<Notification, { type: 'liked remark' }>['notificationData']['point']

/** Where a remark is, as far as it has a number. */
function pointOf({ entry, percent }: Point): string {
  if (percent !== null) return ` · ${formatNumber(Math.round(percent))} %`
  if (entry?.kind !== 'episode' || entry.number === null) return ''
  return texts.episode({ season: entry.season ?? 1, number: entry.number })
}

/** The words between the names and the title of the work or list, if there is one. */
function sentenceOf(notification: FromActor, areSeveral: boolean): string {
  const sentences = texts.notificationSentences
  switch (notification.type) {
    case 'also commented': {
      const { author, reviewAuthor } = notification.notificationData
      return sentences['also commented']({
        isOwn: author.username === reviewAuthor.username,
        reviewAuthor: displayName(reviewAuthor),
      })
    }
    case 'rated sent work': {
      return sentences['rated sent work']({ rating: notification.notificationData.rating })
    }
    case 'evening choice': {
      return sentences['evening choice']({
        isConfirmed: notification.notificationData.isConfirmed,
      })
    }
    case 'saved from review':
    case 'sent work': {
      return sentences[notification.type]({ areSeveral })
    }
    default: {
      return sentences[notification.type]
    }
  }
}

/** Placeholders for loading rows. */
export function NotificationRowsSkeleton({ rows }: { rows: number }) {
  return <PictureRowsSkeleton rows={rows} width="min(16rem, 55vw)" />
}
