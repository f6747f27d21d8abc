import type { MediaList } from '@medley/contract/shapes'
import { ChevronLeft, Globe, ListOrdered, Lock, Pencil, Rows3 } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/forms/button.tsx'
import { ExpandableText } from '../../../ui/layout/expandable-text.tsx'
import { TagList } from '../../../ui/lists/tag-list.tsx'
import { ReportList } from '../../reports/report-list.tsx'
import { ShareButton } from '../../share/share-button.tsx'
import { listTexts as texts } from '../lists.messages.ts'
import styles from './list-view.module.css'

/** Back link, title, owner, visibility, ranking and description of a list. */
export function ListHeading({ list, mayEdit }: { list: MediaList; mayEdit: boolean }) {
  const { username } = list.owner
  return (
    <header className={styles['header']}>
      <BackLink username={username} />
      <div className={styles['top']}>
        <h1 className={styles['title']}>{list.title}</h1>
        {!list.isPrivate && (
          <ShareButton compact title={list.title} path={paths.list(username, list.id)} />
        )}
        {!mayEdit && <ReportList id={list.id} />}
        {mayEdit && (
          <Link className={buttonClass('quiet')} to={paths.list(username, list.id, true)}>
            <Pencil aria-hidden="true" />
            Edit
          </Link>
        )}
      </div>
      <p className={styles['facts']}>
        <span>
          by <Link to={paths.profile(username)}>@{username}</Link>
        </span>
        <span className={styles['fact']}>
          {list.isPrivate ? <Lock aria-hidden="true" /> : <Globe aria-hidden="true" />}
          {list.isPrivate ? texts.private : texts.public}
        </span>
        <span className={styles['fact']}>
          {list.isRanked ? <ListOrdered aria-hidden="true" /> : <Rows3 aria-hidden="true" />}
          {list.isRanked ? texts.ranked : texts.unranked}
        </span>
      </p>
      <TagList tags={list.tags} />
      {list.description && (
        <ExpandableText className={styles['description']}>
          <p>{list.description}</p>
        </ExpandableText>
      )}
    </header>
  )
}

export function BackLink({ username }: { username: string }) {
  return (
    <Link className={styles['back']} to={paths.lists(username)}>
      <ChevronLeft aria-hidden="true" />
      All lists of @{username}
    </Link>
  )
}
