import { entriesTexts } from '@medley/texts/entries'
import { titledHere } from '../../product.ts'
import { titlesTexts } from '@medley/texts/titles'
import typography from '../../ui/layout/typography.module.css'
import type { EntryDetails, NamedEntry } from '@medley/contract/works/entries'
import { displayTitleOf } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import {
  type EntriesWork,
  entryQuery,
  markEntries,
  rateEntry,
  setSeen,
  unmarkSeason,
} from '../../features/entries/entries.calls.ts'
import {
  entryName,
  entryNumber,
  entrySlug,
  entryTitle,
} from '../../features/entries/entry-names.ts'
import { useShownEntry } from '../../features/entries/covered-titles.ts'
import { EntryRows } from '../../features/entries/entry-rows.tsx'
import { EntryRemarks } from './entry-remarks.tsx'
import { PersonRow } from '../../features/friendships/person-row.tsx'
import { useIsMember } from '../../features/sessions/session.ts'
import { coverLinkMarks, coverProps } from '../../features/works/cover-props.ts'
import { WorkPoster } from '../../features/works/work-poster.tsx'
import { isApiError } from '../../lib/api.ts'
import { formatList } from '../../lib/locale.ts'
import { Link, Navigate } from '../../lib/router/navigation.tsx'
import { showDay } from '../../lib/time/dates.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { RatingCircle } from '../../ui/ratings/rating-circle.tsx'
import { TenStars } from '../../ui/ratings/ten-stars.tsx'
import { EntryHistogram } from './entry-histogram.tsx'
import styles from './entry-page.module.css'

type EntryPageProps = { work: EntriesWork; name: string }

/** A season, episode or track: its facts, ratings, who of the friends saw it, and its neighbours. */
export function EntryPage({ work, name }: EntryPageProps) {
  const { data, error, isFetching, refetch } = useQuery(entryQuery(work, name))
  if (isApiError(error, 'work_not_found')) return <Navigate to={paths.pageNotFound()} replace />
  if (isApiError(error, 'work_entry_not_found')) {
    return (
      <EmptyState
        text={entriesTexts.notFound}
        actions={
          <Link className={buttonClass('quiet')} to={paths.work(work)}>
            {entriesTexts.toWork}
          </Link>
        }
      />
    )
  }
  if (!data) {
    return error ? (
      <ErrorState
        whole
        text={entriesTexts.loadFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <EntryPageSkeleton />
    )
  }
  // The address of a merged work answers the work it was merged into.
  if (data.work.id !== work.id) return <Navigate to={paths.entry(data.work, name)} replace />
  return <LoadedEntry details={data} />
}

function LoadedEntry({ details }: { details: EntryDetails }) {
  const { work, entry, friends, previous, next } = details
  const isMember = useIsMember()
  const [isRevealed, setIsRevealed] = useState(false)
  const covered = useShownEntry(entry)
  const shown = isRevealed ? entry : covered
  const hasCover = shown.title !== entry.title
  return (
    <article className={styles['entry']}>
      <title>
        {titledHere(titlesTexts.work({ title: `${displayTitleOf(work)}: ${entryName(shown)}` }))}
      </title>
      <header className={styles['head']}>
        <Link
          {...coverProps(work)}
          className={styles['cover']}
          to={paths.work(work)}
          aria-hidden="true"
          tabIndex={-1}
        >
          <WorkPoster work={work} decorative eager />
        </Link>
        <div className={styles['words']}>
          <Link {...coverLinkMarks(work)} className={styles['work']} to={paths.work(work)}>
            {displayTitleOf(work)}
          </Link>
          <h1>{entryTitle(shown)}</h1>
          {hasCover && (
            <Button kind="link" onClick={() => setIsRevealed(true)}>
              {entriesTexts.showTitle}
            </Button>
          )}
          <p className={typography['soft-small']}>{factsOf(details).join(' · ')}</p>
        </div>
      </header>
      <Scores details={details} isMember={isMember} />
      {isMember && <OwnPart details={details} />}
      <EntryHistogram counts={details.ratingCounts} />
      {friends.length > 0 && (
        <section aria-labelledby="entry-friends">
          <h2 id="entry-friends">{entriesTexts.friendsWhoSaw({ medium: work.medium })}</h2>
          <ul role="list">
            {friends.map(({ user, rating, day }) => (
              <li key={user.id}>
                <PersonRow
                  person={user}
                  renderActions={() => (
                    <span className={styles['friend']}>
                      {day !== null && <time dateTime={day}>{showDay(day)}</time>}
                      {rating !== null && <RatingCircle rating={rating} size="s" />}
                    </span>
                  )}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {entry.kind === 'season' && entry.season !== null && (
        <section aria-label={entriesTexts.episodes({ count: entry.episodes?.total ?? 0 })}>
          <EntryRows work={work} part={{ season: entry.season }} />
        </section>
      )}
      {entry.kind !== 'season' && <EntryRemarks work={work} entry={entry} />}
      <nav className={styles['neighbours']} aria-label={entriesTexts.neighbours}>
        {previous ? <Neighbour work={work} entry={previous} isBefore /> : <span />}
        {next && <Neighbour work={work} entry={next} />}
      </nav>
    </article>
  )
}

function factsOf({ work, entry }: EntryDetails): string[] {
  const number = entry.title === null && entry.kind !== 'episode' ? '' : entryNumber(entry)
  return [
    ...(number === '' || (entry.kind === 'season' && entry.title === null) ? [] : [number]),
    ...(entry.releaseDate === null ? [] : [showDay(entry.releaseDate)]),
    ...(entry.minutes === null ? [] : [entriesTexts.minutes({ count: entry.minutes })]),
    ...(entry.episodes ? [entriesTexts.episodes({ count: entry.episodes.total })] : []),
    ...(entry.viewerCount > 0
      ? [entriesTexts.viewers({ count: entry.viewerCount, medium: work.medium })]
      : []),
    ...(entry.isGone ? [entriesTexts.gone] : []),
  ]
}

function Scores({ details: { entry }, isMember }: { details: EntryDetails; isMember: boolean }) {
  if (entry.ratingCount === 0) return <p className={typography['soft']}>{entriesTexts.noRatings}</p>
  return (
    <ul role="list" className={styles['scores']} aria-label={entriesTexts.ratings}>
      <Score
        name={entriesTexts.overall}
        score={entry.score}
        note={entriesTexts.countRatings({ count: entry.ratingCount })}
      />
      {isMember && entry.friendScore !== null && (
        <Score name={entriesTexts.friends} score={entry.friendScore} />
      )}
      {isMember && entry.ownRating !== null && (
        <Score name={entriesTexts.you} score={entry.ownRating} />
      )}
    </ul>
  )
}

function Score({ name, score, note }: { name: string; score: number | null; note?: string }) {
  return (
    <li>
      <RatingCircle rating={score} size="m" label={name} />
      <span>
        {name}
        {note && <span className={typography['soft-small']}>{note}</span>}
      </span>
    </li>
  )
}

/** The member's own tick, days and stars. */
function OwnPart({ details: { work, entry } }: { details: EntryDetails }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const { season } = entry
  const toggle = () => {
    if (entry.kind !== 'season' || season === null) {
      return void setSeen(work, entry, !(entry.isSeen && entry.ownDays.length > 0))
    }
    return void (entry.isSeen ? unmarkSeason(work, season) : markEntries(work, { season }))
  }
  const rate = async (rating: number) => {
    await rateEntry(work, entry, rating)
    setChosen(null)
  }
  return (
    <div className={styles['own']}>
      <Button
        kind={entry.isSeen ? 'quiet' : 'primary'}
        icon={<Check aria-hidden="true" />}
        aria-pressed={entry.isSeen}
        onClick={toggle}
      >
        {entry.isSeen
          ? entriesTexts.isSeen({ medium: work.medium })
          : entriesTexts.markAsSeen({ medium: work.medium })}
      </Button>
      {entry.ownDays.length > 0 && (
        <p className={typography['soft-small']}>
          {entriesTexts.ownDays({ medium: work.medium })}{' '}
          {formatList(
            entry.ownDays.map((day) => (day === null ? entriesTexts.noDay : showDay(day))),
          )}
        </p>
      )}
      <TenStars
        label={entriesTexts.yourRating}
        value={chosen ?? entry.ownRating}
        onChoose={setChosen}
        onSettle={(rating) => void rate(rating)}
      />
      {entry.ownRating !== null && (
        <Button kind="link" onClick={() => void rateEntry(work, entry, null)}>
          {entriesTexts.removeRating}
        </Button>
      )}
    </div>
  )
}

type NeighbourProps = { work: EntriesWork; entry: NamedEntry; isBefore?: boolean }

function Neighbour({ work, entry, isBefore = false }: NeighbourProps) {
  return (
    <Link className={styles['neighbour']} to={paths.entry(work, entrySlug(entry))}>
      {isBefore && <ChevronLeft aria-hidden="true" />}
      <span>
        <span className={typography['soft-small']}>
          {isBefore ? entriesTexts.previous : entriesTexts.next}
        </span>
        {/* Without the title, which may tell what comes. */}
        {entry.kind === 'episode' ? entryNumber(entry) || entryTitle(entry) : entryName(entry)}
      </span>
      {!isBefore && <ChevronRight aria-hidden="true" />}
    </Link>
  )
}

function EntryPageSkeleton() {
  return (
    <div className={styles['entry']}>
      <Skeleton height={150} />
      <Skeleton height={76} width={220} />
      <Skeleton height={120} />
    </div>
  )
}
