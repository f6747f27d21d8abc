import { listsTexts } from '@medley/texts/lists'
import layout from '../../../ui/layout/layout.module.css'
import type { MediaList } from '@medley/contract/values/shapes'
import { ChevronLeft, CircleCheckBig, Globe, ListOrdered, Lock, Pencil, Users } from 'lucide-react'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/forms/button.tsx'
import { ExpandableText } from '../../../ui/layout/expandable-text.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { TagList } from '../../../ui/lists/tag-list.tsx'
import { ListLikeButton } from '../../list-likes/list-like-button.tsx'
import { ReportList } from '../../reports/report-list.tsx'
import { ShareButton } from '../../share/share-button.tsx'
import { CopyList } from './copy-list.tsx'
import { ListCover } from './list-cover.tsx'
import { progressOf } from './list-progress.ts'
import styles from './list-view.module.css'

/** Back link, title, owner, visibility, ranking and description of a list. */
export function ListHeading({ list, mayEdit }: { list: MediaList; mayEdit: boolean }) {
  const { username } = list.owner
  return (
    <header className={styles['header']}>
      <BackLink username={username} />
      <div className={styles['top']}>
        <ListCover list={list} className={styles['cover']} />
        <h1 className={styles['title']}>{list.title}</h1>
        <div className={layout['wrap-line-2']}>
          {!list.isPrivate && <ListLikeButton list={list} />}
          {!list.isPrivate && (
            <ShareButton compact title={list.title} path={paths.list(username, list.id)} />
          )}
          {!mayEdit && <CopyList list={list} />}
          {!mayEdit && <ReportList id={list.id} />}
          {mayEdit && (
            <Link className={buttonClass('quiet')} to={paths.list(username, list.id, true)}>
              <Pencil aria-hidden="true" />
              {listsTexts.listPage.edit}
            </Link>
          )}
        </div>
      </div>
      <Facts list={list} />
      <TagList tags={list.tags} />
      {list.description && (
        <ExpandableText className={styles['description']}>
          <p>{list.description}</p>
        </ExpandableText>
      )}
    </header>
  )
}

/** Owner, visibility, ranking, the member's progress, and the list it was copied from. */
function Facts({ list }: { list: MediaList }) {
  const { username } = list.owner
  const progress = progressOf(list)
  return (
    <p className={styles['facts']}>
      <span>
        {listsTexts.listPage.by} <Link to={paths.profile(username)}>@{username}</Link>
      </span>
      <span className={styles['fact']}>
        <ListAudience list={list} />
      </span>
      {list.isRanked ? (
        <span className={styles['fact']}>
          <ListOrdered aria-hidden="true" />
          {listsTexts.ranked}
        </span>
      ) : (
        <VisuallyHidden>{listsTexts.unranked}</VisuallyHidden>
      )}
      {progress && (
        <span className={styles['fact']}>
          <CircleCheckBig aria-hidden="true" />
          {progress}
        </span>
      )}
      {list.copiedFrom && (
        <Link to={paths.list(list.copiedFrom.owner.username, list.copiedFrom.id)}>
          {listsTexts.after({ username: list.copiedFrom.owner.username })}
        </Link>
      )}
    </p>
  )
}

/** Who sees a list. */
function ListAudience({ list: { isPrivate, audience } }: { list: MediaList }) {
  if (!isPrivate && audience) {
    return (
      <>
        <Users aria-hidden="true" />
        {listsTexts.friendsOnly}
      </>
    )
  }
  return (
    <>
      {isPrivate ? <Lock aria-hidden="true" /> : <Globe aria-hidden="true" />}
      {isPrivate ? listsTexts.private : listsTexts.public}
    </>
  )
}

export function BackLink({ username }: { username: string }) {
  return (
    <Link className={styles['back']} to={paths.lists(username)}>
      <ChevronLeft aria-hidden="true" />
      {listsTexts.listPage.listsOf({ username })}
    </Link>
  )
}
