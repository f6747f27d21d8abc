import { notForMeTexts } from '@medley/texts/not-for-me'
import { titlesTexts } from '@medley/texts/titles'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import type { WorkNotForMe } from '@medley/contract/works/not-for-me'
import { displayTitleOf } from '@medley/messages/titles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ThumbsUp } from 'lucide-react'
import { startTransition, useOptimistic, useState } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { FoundRows } from '../../ui/lists/found-rows.tsx'
import { ListEnd } from '../../ui/lists/list-end.tsx'
import { useSettledTerm } from '../search/search-term.ts'
import { coverLinkMarks, coverMarks } from '../works/cover-props.ts'
import { WorkPoster } from '../works/work-poster.tsx'
import { changeNotForMe, isForMe, worksNotForMeQuery } from './not-for-me.calls.ts'
import styles from './works-not-for-me.module.css'

const debounce = 250

/** The works that are not for the member, to be searched once they are more than a page. */
export function WorksNotForMe() {
  const [text, setText] = useState('')
  const term = useSettledTerm(text, debounce)
  const all = useInfiniteQuery(worksNotForMeQuery())
  return (
    <div className={layout['stack-3']}>
      <p className={typography['soft']}>{notForMeTexts.explanation}</p>
      {all.hasNextPage && (
        <TextField
          label={notForMeTexts.search}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <FoundRows isCurrent={term === text.trim()}>
        <Rows q={term || undefined} />
      </FoundRows>
    </div>
  )
}

function Rows({ q }: { q: string | undefined }) {
  const works = useInfiniteQuery(worksNotForMeQuery(q))
  if (!works.data) {
    return works.isError ? (
      <ErrorState compact text={notForMeTexts.failed} onRetry={() => void works.refetch()} />
    ) : (
      <Skeleton height={72} />
    )
  }
  const items = works.data.pages.flatMap((page) => page.items)
  if (items.length === 0)
    return <p>{q === undefined ? notForMeTexts.none : notForMeTexts.noneFound}</p>
  return (
    <>
      <ul role="list" className={styles['list']}>
        {items.map((one) => (
          <WorkRow key={one.work.id} {...one} />
        ))}
      </ul>
      <ListEnd
        hasMore={works.hasNextPage}
        loading={works.isFetchingNextPage}
        onMore={() => void works.fetchNextPage()}
        moreLabel={notForMeTexts.loadMore}
        error={works.isFetchNextPageError ? notForMeTexts.failed : undefined}
      />
    </>
  )
}

function WorkRow({ work, alsoFromFeed }: WorkNotForMe) {
  const before = { isNotForMe: true, alsoFromFeed }
  const [isOutOfFeed, showOutOfFeed] = useOptimistic(alsoFromFeed)
  const change = (wanted: { isNotForMe: boolean; alsoFromFeed: boolean }) =>
    startTransition(async () => {
      showOutOfFeed(wanted.alsoFromFeed)
      await changeNotForMe(work, wanted, before)
    })
  return (
    <li className={styles['row']}>
      <div {...coverMarks(work)} className={styles['poster']}>
        <WorkPoster work={work} decorative />
      </div>
      <div className={styles['words']}>
        <Link {...coverLinkMarks(work)} to={paths.work(work)}>
          {displayTitleOf(work)}
        </Link>
        <p className={typography['soft']}>
          {[titlesTexts.mediumNames[work.medium], work.releaseDate?.slice(0, 4)]
            .filter(Boolean)
            .join(', ')}
        </p>
        <Switch
          label={notForMeTexts.alsoFromFeed}
          aria-label={`${notForMeTexts.alsoFromFeed}: ${displayTitleOf(work)}`}
          checked={isOutOfFeed}
          onChange={(event) => change({ ...before, alsoFromFeed: event.target.checked })}
        />
      </div>
      <IconButton
        label={notForMeTexts.unmarkNamed({ title: displayTitleOf(work) })}
        icon={<ThumbsUp />}
        onClick={() => change({ ...isForMe, alsoFromFeed: false })}
      />
    </li>
  )
}
