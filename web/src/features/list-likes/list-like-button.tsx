import type { MediaList } from '@medley/contract/values/shapes'
import { isSameName } from '../sessions/own-username.ts'
import { LikeToggle } from '../review-likes/like-button.tsx'
import { useMember } from '../sessions/session.ts'
import { listLikes } from './list-like-state.ts'

/** Like button of a list with the count; disabled for its owner and for visitors. */
export function ListLikeButton({ list }: { list: MediaList }) {
  const member = useMember()
  const likes = listLikes.useLikes(list)
  return (
    <LikeToggle
      likes={likes}
      isOwn={member !== null && isSameName(list.owner.username, member.username)}
      onLike={(liked) => void listLikes.setLike(list.id, likes, liked)}
    />
  )
}
