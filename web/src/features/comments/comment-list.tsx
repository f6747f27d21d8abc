import { commentsTexts } from '@medley/texts/comments'
import type { Comment, Review } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { Link } from '../../lib/router/navigation.tsx'
import { showMoment, showPostingTime } from '../../lib/time/dates.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { useMember } from '../sessions/session.ts'
import styles from './comment-list.module.css'
import { CommentMenu } from './parts/comment-menu.tsx'

type CommentListProps = {
  review: Review
  comments: readonly Comment[]
  /** Must move the focus, which was on the deleted comment. */
  onRemoved: () => void
}

/** Comments with their authors; renders nothing without any. */
export function CommentList({ review, comments, onRemoved }: CommentListProps) {
  const member = useMember()
  if (comments.length === 0) return null
  return (
    <ul role="list" className={styles['comments']} aria-label={commentsTexts.comments}>
      {comments.map((comment) => (
        <li key={comment.id} className={styles['comment']}>
          <CommentBody comment={comment} hasMenu={member !== null} />
          {member && (
            <CommentMenu
              comment={comment}
              mayDelete={member.id === comment.author.id || member.id === review.author.id}
              mayReport={member.id !== comment.author.id}
              onRemoved={onRemoved}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

type CommentBodyProps = {
  comment: Comment
  /** The menu leads to the profile, too: a comment then has one tab stop. */
  hasMenu: boolean
}

function CommentBody({ comment, hasMenu }: CommentBodyProps) {
  const { author, content, timePosted } = comment
  const profile = paths.profile(author.username)
  const name = displayName(author)
  return (
    <>
      <Avatar
        name={name}
        colourOf={author.username}
        src={author.profilePicture}
        size={32}
        decorative
      />
      <p className={styles['head']}>
        <Link to={profile} className={styles['author']} {...(hasMenu && { tabIndex: -1 })}>
          {name}
        </Link>
        <time dateTime={timePosted} title={showMoment(timePosted)}>
          {showPostingTime(timePosted)}
        </time>
      </p>
      <p className={styles['content']}>{content}</p>
    </>
  )
}
