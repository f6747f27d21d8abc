import { commentsTexts } from '@medley/texts/comments'
import { reportsTexts } from '@medley/texts/reports'
import type { Comment } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { Flag, Trash2, UserRound } from 'lucide-react'
import { logFailure } from '../../../lib/log.ts'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { MenuItem, MenuLink } from '../../../ui/overlays/menu.tsx'
import { MuteItem } from '../../mutes/mute-item.tsx'
import { removeComment } from '../comments.calls.ts'

type CommentMenuItemsProps = {
  comment: Comment
  mayDelete: boolean
  mayReport: boolean
  onReport: () => void
  onRemoved: () => void
}

export function CommentMenuItems(props: CommentMenuItemsProps) {
  const { comment, mayDelete, mayReport, onReport, onRemoved } = props
  const { author } = comment
  const remove = async () => {
    try {
      await removeComment(comment)
      onRemoved()
    } catch (error) {
      logFailure('A comment could not be deleted', error)
    }
  }
  return (
    <>
      <MenuLink
        link={<Link to={paths.profile(author.username)} />}
        icon={<UserRound aria-hidden="true" />}
      >
        {commentsTexts.profileOf({ name: displayName(author) })}
      </MenuLink>
      {mayReport && (
        <MenuItem icon={<Flag aria-hidden="true" />} onSelect={onReport}>
          {reportsTexts.report}
        </MenuItem>
      )}
      {mayReport && <MuteItem named person={author} />}
      {mayDelete && (
        <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={() => void remove()}>
          {commentsTexts.remove}
        </MenuItem>
      )}
    </>
  )
}
