import type { Comment, Review } from '@medley/contract/shapes'
import { displayName } from '@medley/contract/titles'
import { Ellipsis, Flag, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { showMoment, showPostingTime } from '../../lib/dates.ts'
import { logFailure } from '../../lib/log.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { LazyItems } from '../../ui/overlays/lazy-items.tsx'
import { Menu, MenuItem, MenuLink } from '../../ui/overlays/menu.tsx'
import { ReportPopup } from '../reports/report-popup.tsx'
import { reportTexts } from '../reports/reports.messages.ts'
import { useMember } from '../sessions/session.ts'
import { removeComment } from './comments.calls.ts'
import styles from './comment-list.module.css'
import { commentTexts } from './comments.messages.ts'

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
    <ul role="list" className={styles['comments']} aria-label={commentTexts.comments}>
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
      <Link to={profile} className={styles['face']} tabIndex={-1} aria-hidden="true">
        <Avatar
          name={name}
          colourOf={author.username}
          src={author.profilePicture}
          size={32}
          decorative
        />
      </Link>
      <div>
        <p className={styles['head']}>
          <Link to={profile} className={styles['author']} {...(hasMenu && { tabIndex: -1 })}>
            {name}
          </Link>
          {name !== author.username && (
            <span className={styles['username']}>@{author.username}</span>
          )}
          <time dateTime={timePosted} title={showMoment(timePosted)}>
            {showPostingTime(timePosted)}
          </time>
        </p>
        <p className={styles['content']}>{content}</p>
      </div>
    </>
  )
}

type CommentMenuProps = {
  comment: Comment
  mayDelete: boolean
  mayReport: boolean
  onRemoved: () => void
}

/** Actions on a comment, and the way to its author. */
function CommentMenu({ comment, mayDelete, mayReport, onRemoved }: CommentMenuProps) {
  const [isReporting, setIsReporting] = useState(false)
  const remove = async () => {
    try {
      await removeComment(comment)
      onRemoved()
    } catch (error) {
      logFailure('A comment could not be deleted', error)
    }
  }
  const label = `${commentTexts.menu}: ${comment.author.username}`
  return (
    <>
      <Menu trigger={<IconButton label={label} icon={<Ellipsis />} />}>
        <MenuLink
          link={<Link to={paths.profile(comment.author.username)} />}
          icon={<UserRound aria-hidden="true" />}
        >
          {commentTexts.profileOf(displayName(comment.author))}
        </MenuLink>
        {mayReport && (
          <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => setIsReporting(true)}>
            {reportTexts.report}
          </MenuItem>
        )}
        {mayReport && (
          <LazyItems
            load={loadMuteItem}
            items={{ person: comment.author, named: true }}
            failed={reportTexts.failed}
          />
        )}
        {mayDelete && (
          <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={() => void remove()}>
            {commentTexts.remove}
          </MenuItem>
        )}
      </Menu>
      <ReportPopup
        open={isReporting}
        type="comment"
        itemId={comment.id}
        onClose={() => setIsReporting(false)}
      />
    </>
  )
}

async function loadMuteItem() {
  return (await import('../mutes/mute-item.tsx')).MuteItem
}
