import { remarksTexts } from '@medley/texts/remarks'
import layout from '../../../ui/layout/layout.module.css'
import type { Remark, RemarkReply, RemarkPoint } from '@medley/contract/reviews/remarks'
import { displayName } from '@medley/messages/titles'
import { useState } from 'react'
import { Link } from '../../../lib/router/navigation.tsx'
import { showMoment, showPostingTime } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { entrySlug, entryName } from '../../entries/entry-names.ts'
import { LikeToggle } from '../../review-likes/like-button.tsx'
import { markedText } from '../../reviews/marked-text.tsx'
import { useMember } from '../../sessions/session.ts'
import { editRemark, postReply, type RemarkedWork, remarkLikes } from '../remarks.calls.ts'
import { RemarkMenu } from './remark-menu.tsx'
import { RemarkText } from './remark-text.tsx'
import styles from './remarks.module.css'

type RemarkCardProps = {
  work: RemarkedWork
  remark: Remark
  /** Names the point, which a page of one entry does not. */
  hasPoint: boolean
}

/** A remark with its replies, one deep. */
export function RemarkCard({ work, remark, hasPoint }: RemarkCardProps) {
  const [isReplying, setIsReplying] = useState(false)
  const member = useMember()
  const reply = async (content: string) => {
    await postReply(work, remark, content)
    setIsReplying(false)
  }
  return (
    <article className={layout['stack-2']}>
      {hasPoint && <PointLink work={work} remark={remark} />}
      <RemarkBody
        work={work}
        remark={remark}
        mayDelete={member?.id === remark.author.id}
        {...(member && { onReply: () => setIsReplying(!isReplying) })}
      />
      {remark.replies.length > 0 && (
        <ol role="list" className={styles['replies']} aria-label={remarksTexts.replies}>
          {remark.replies.map((one) => (
            <li key={one.id}>
              <RemarkBody
                work={work}
                remark={one}
                mayDelete={member?.id === one.author.id || member?.id === remark.author.id}
              />
            </li>
          ))}
        </ol>
      )}
      {isReplying && (
        <div className={styles['replies']}>
          <RemarkText
            label={remarksTexts.replyPlaceholder}
            send={remarksTexts.reply}
            failed={remarksTexts.postFailed}
            onSend={reply}
            onCancel={() => setIsReplying(false)}
            focused
          />
        </div>
      )}
    </article>
  )
}

function PointLink({ work, remark: { point } }: { work: RemarkedWork; remark: Remark }) {
  const name = pointName(point)
  return (
    <p className={styles['point']}>
      {point.entry ? <Link to={paths.entry(work, entrySlug(point.entry))}>{name}</Link> : name}
    </p>
  )
}

type RemarkBodyProps = {
  work: RemarkedWork
  remark: RemarkReply
  mayDelete: boolean
  onReply?: () => void
}

function RemarkBody({ work, remark, mayDelete, onReply }: RemarkBodyProps) {
  const [isEditing, setIsEditing] = useState(false)
  const member = useMember()
  const likes = remarkLikes.useLikes(remark)
  const { author, timePosted, timeEdited } = remark
  const isOwn = member?.id === author.id
  const content = remark.content ?? ''
  const save = async (text: string) => {
    await editRemark(work, remark, text)
    setIsEditing(false)
  }
  return (
    <div className={styles['body']}>
      <Link
        to={paths.profile(author.username)}
        className={styles['face']}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Avatar
          name={displayName(author)}
          colourOf={author.username}
          src={author.profilePicture}
          size={32}
          decorative
        />
      </Link>
      <div className={styles['words']}>
        <p className={styles['head']}>
          <Link to={paths.profile(author.username)} className={styles['author']}>
            {displayName(author)}
          </Link>
          <time dateTime={timePosted} title={showMoment(timePosted)}>
            {showPostingTime(timePosted)}
          </time>
          {timeEdited !== null && <span title={showMoment(timeEdited)}>{remarksTexts.edited}</span>}
        </p>
        {isEditing ? (
          <RemarkText
            label={remarksTexts.edit}
            initial={content}
            send={remarksTexts.save}
            failed={remarksTexts.editFailed}
            onSend={save}
            onCancel={() => setIsEditing(false)}
            focused
          />
        ) : (
          <div className={styles['text']} dir="auto">
            {markedText(content, { isOwn })}
          </div>
        )}
        <div className={styles['acts']}>
          <LikeToggle
            likes={likes}
            isOwn={isOwn}
            onLike={(isLiked) => void remarkLikes.setLike(remark.id, likes, isLiked)}
          />
          {onReply && (
            <Button kind="quiet" onClick={onReply}>
              {remarksTexts.reply}
            </Button>
          )}
          {member && (
            <RemarkMenu
              work={work}
              remark={remark}
              isOwn={isOwn}
              mayDelete={mayDelete}
              onEdit={() => setIsEditing(true)}
            />
          )}
        </div>
      </div>
    </div>
  )
}

/** `S2 E5: Trojan's Horse`, `at page 180 of 412` or `at 44 %`. */
function pointName({ entry, percent, amount, unit, total }: RemarkPoint): string {
  if (entry) return entryName(entry)
  if (unit === 'page' && amount !== null) return remarksTexts.page({ page: amount, total })
  if (unit === 'minute' && amount !== null) return remarksTexts.minute({ minute: amount })
  return remarksTexts.percent({ percent: Math.round(percent ?? 0) })
}
