import type { Comment, Review } from '@medley/contract/shapes'
import { Ellipsis, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { showMoment, showPostingTime } from '../../lib/dates.ts'
import { logFailure } from '../../lib/log.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useMember } from '../sessions/session.ts'
import { removeComment } from './comments.calls.ts'
import styles from './comment-list.module.css'
import { commentTexts } from './comments.messages.ts'

/** Comments with their authors; nothing where there are none. */
export function CommentList({
  review,
  comments,
}: {
  review: Review
  comments: readonly Comment[]
}) {
  const member = useMember()
  if (comments.length === 0) return null
  const mayDelete = ({ author }: Comment) =>
    member !== null && (member.id === author.id || member.id === review.author.id)
  return (
    <ul role="list" className={styles['comments']} aria-label={commentTexts.comments}>
      {comments.map((comment) => (
        <li key={comment.id} className={styles['comment']}>
          <CommentBody comment={comment} />
          {mayDelete(comment) && <CommentMenu comment={comment} />}
        </li>
      ))}
    </ul>
  )
}

function CommentBody({ comment }: { comment: Comment }) {
  const { author, content, timePosted } = comment
  const profile = paths.profile(author.username)
  return (
    <>
      <Link to={profile} className={styles['face']} tabIndex={-1} aria-hidden="true">
        <Avatar name={author.username} src={author.profilePicture} size={32} decorative />
      </Link>
      <div className={styles['body']}>
        <p className={styles['head']}>
          <Link to={profile} className={styles['author']}>
            {author.username}
          </Link>
          <time dateTime={timePosted} title={showMoment(timePosted)}>
            {showPostingTime(timePosted)}
          </time>
        </p>
        <p className={styles['content']}>{content}</p>
      </div>
    </>
  )
}

function CommentMenu({ comment }: { comment: Comment }) {
  const remove = async () => {
    try {
      await removeComment(comment)
    } catch (error) {
      logFailure('A comment could not be deleted', error)
    }
  }
  const label = `${commentTexts.menu}: ${comment.author.username}`
  return (
    <Menu trigger={<IconButton label={label} icon={<Ellipsis />} />}>
      <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={() => void remove()}>
        {commentTexts.remove}
      </MenuItem>
    </Menu>
  )
}
