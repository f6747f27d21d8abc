import { notificationsTexts as texts } from '@medley/texts/notifications'
import type { Notification, NotifiedUser } from '@medley/contract/accounts/notifications'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/locale.ts'
import { Link } from '../../../lib/router/navigation.tsx'
import { showMoment, showPostingTime } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { fillText } from '../../../ui/layout/fill-text.tsx'
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
      {sentenceOf(notification, earlier)}
      {'point' in data && pointOf(data.point)}
      {'note' in data && data.note !== null && <q className={styles['note']}>{data.note}</q>}
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

type Point = Extract<Notification, { type: 'liked remark' }>['notificationData']['point']

/** Where a remark is, as far as it has a number. */
function pointOf({ entry, percent }: Point): string {
  if (percent !== null) return ` · ${formatNumber(Math.round(percent))} %`
  if (entry?.kind !== 'episode' || entry.number === null) return ''
  return texts.episode({ season: entry.season ?? 1, number: entry.number })
}

type PeopleText = (values: { first: string; second: string; others: number }) => string

/** The newest name, or the two newest and the number of others. */
function peopleOf(
  newest: NotifiedUser,
  earlier: readonly GroupedNotification[],
  text: PeopleText,
): ReactNode {
  const [second, ...others] = earlier.map((one) => one.notificationData.user)
  const first = <strong>{displayName(newest)}</strong>
  if (!second) return first
  return fillText((put) =>
    text({
      first: put(first),
      second: put(<strong>{displayName(second)}</strong>),
      others: others.length,
    }),
  )
}

/** Who did what, with the title of the work or list, if there is one. */
function sentenceOf(notification: FromActor, earlier: readonly GroupedNotification[]): ReactNode {
  const { notificationData: data, type } = notification
  const isLike = type.startsWith('liked')
  const thing = 'work' in data ? data.work : 'list' in data ? data.list : undefined
  return fillText((put) =>
    writeSentence(notification, {
      people: put(peopleOf(actorOf(data), earlier, isLike ? texts.peopleLiking : texts.people)),
      title: put(thing && <cite className={styles['title']}>{displayTitleOf(thing)}</cite>),
      areSeveral: earlier.length > 0,
      put,
    }),
  )
}

interface Parts {
  people: string
  title: string
  areSeveral: boolean
  put: (node: ReactNode) => string
}

function writeSentence(
  notification: FromActor,
  { people, title: work, areSeveral, put }: Parts,
): string {
  const sentences = texts.notificationSentences
  switch (notification.type) {
    case 'also commented': {
      const { author, reviewAuthor } = notification.notificationData
      return sentences['also commented']({
        isOwn: author.username === reviewAuthor.username,
        people,
        reviewAuthor: put(displayName(reviewAuthor)),
        work,
      })
    }
    case 'rated sent work': {
      const { rating } = notification.notificationData
      return sentences['rated sent work']({ people, rating, work })
    }
    case 'evening choice': {
      const { isConfirmed } = notification.notificationData
      return sentences['evening choice']({ isConfirmed, people, work })
    }
    case 'liked list': {
      return sentences['liked list']({ areSeveral, people, list: work })
    }
    case 'liked review':
    case 'liked remark':
    case 'saved from review':
    case 'sent work': {
      return sentences[notification.type]({ areSeveral, people, work })
    }
    default: {
      return sentences[notification.type]({ people, work })
    }
  }
}

/** Placeholders for loading rows. */
export function NotificationRowsSkeleton({ rows }: { rows: number }) {
  return <PictureRowsSkeleton rows={rows} width="min(16rem, 55vw)" />
}
