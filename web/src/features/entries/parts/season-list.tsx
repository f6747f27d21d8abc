import { entriesTexts } from '@medley/texts/entries'
import type { Entry } from '@medley/contract/works/entries'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Check, ChevronDown, CircleSlash, Ellipsis, History, Repeat, Star, X } from 'lucide-react'
import { useId, useState } from 'react'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { ListEnd } from '../../../ui/lists/list-end.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { RatingCircle } from '../../../ui/ratings/rating-circle.tsx'
import { TenStars } from '../../../ui/ratings/ten-stars.tsx'
import { useIsMember } from '../../sessions/session.ts'
import {
  type EntriesWork,
  entriesQuery,
  markEntries,
  rateEntry,
  unmarkSeason,
} from '../entries.calls.ts'
import { currentSeason } from '../current-season.rules.ts'
import { entryNumber, entryTitle } from '../entry-names.ts'
import styles from './entries.module.css'
import { EntryRows, RowsSkeleton } from '../entry-rows.tsx'

/** A show with more seasons first shows only the one that the member is in. */
const shownAtOnce = 3

/** The seasons of a show; each opens into its episodes. The one that the member is in is open. */
export function SeasonList({ work }: { work: EntriesWork }) {
  const list = useInfiniteQuery(entriesQuery(work))
  const [areAllShown, setAreAllShown] = useState(false)
  const first = useFirstSeason(list.data?.pages.flatMap(({ items }) => items))
  if (!list.data) {
    return list.isError ? (
      <ErrorState
        compact
        text={entriesTexts.loadFailed}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    ) : (
      <RowsSkeleton />
    )
  }
  const seasons = list.data.pages.flatMap(({ items }) => items)
  const isShort = seasons.length > shownAtOnce && !areAllShown
  return (
    <>
      <ol role="list" className={styles['seasons']}>
        {seasons
          .filter(({ id }) => !isShort || id === first)
          .map((season) => (
            <Season key={season.id} work={work} season={season} opensAtOnce={season.id === first} />
          ))}
      </ol>
      {isShort ? (
        <Button kind="link" className={styles['all']} onClick={() => setAreAllShown(true)}>
          {entriesTexts.allSeasons({ count: list.data.pages[0]?.totalCount ?? seasons.length })}
        </Button>
      ) : (
        <ListEnd
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
          moreLabel={entriesTexts.more}
          error={list.isFetchNextPageError ? entriesTexts.moreFailed : undefined}
        />
      )}
    </>
  )
}

/** The season that the member is in as the page opens; it stays while they mark episodes. */
function useFirstSeason(seasons: readonly Entry[] | undefined): number | undefined {
  const [first, setFirst] = useState<number>()
  if (first !== undefined || !seasons) return first
  const current = currentSeason(seasons)?.id
  if (current !== undefined) setFirst(current)
  return current
}

type SeasonProps = { work: EntriesWork; season: Entry; opensAtOnce: boolean }

function Season({ work, season, opensAtOnce }: SeasonProps) {
  const id = useId()
  const isMember = useIsMember()
  const [isOpen, setIsOpen] = useState(opensAtOnce)
  const [isRating, setIsRating] = useState(false)
  const name = entryTitle(season)
  const { episodes, season: number } = season
  const hasEpisodes = episodes !== null && episodes.total > 0
  if (number === null) return null
  const toggleSeen = () =>
    void (season.isSeen ? unmarkSeason(work, number) : markEntries(work, { season: number }))
  return (
    <li className={styles['season']}>
      <div className={styles['head']}>
        {isMember && (
          <IconButton
            className={styles['tick']}
            label={entriesTexts.seasonSeen({ name })}
            icon={<Check />}
            aria-pressed={season.isSeen}
            onClick={toggleSeen}
          />
        )}
        <Opener id={id} season={season} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
        {season.ratingCount > 0 && (
          <RatingCircle rating={season.score} size="s" label={entriesTexts.score({ name })} />
        )}
        {isMember && (
          <SeasonMenu work={work} season={season} name={name} onRate={() => setIsRating(true)} />
        )}
      </div>
      {isRating && (
        <div className={styles['stars']}>
          <SeasonStars work={work} season={season} onDone={() => setIsRating(false)} />
        </div>
      )}
      {isOpen && hasEpisodes && (
        <div id={id}>
          <EntryRows work={work} part={{ season: number }} />
        </div>
      )}
    </li>
  )
}

type OpenerProps = { id: string; season: Entry; isOpen: boolean; onToggle: () => void }

/** The name of a season, which opens its episodes, with how many of them were seen. */
function Opener({ id, season, isOpen, onToggle }: OpenerProps) {
  const isMember = useIsMember()
  const { episodes } = season
  const hasEpisodes = episodes !== null && episodes.total > 0
  return (
    <button
      type="button"
      className={styles['open']}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      disabled={!hasEpisodes}
      onClick={onToggle}
    >
      <span className={styles['seasonName']}>{entryTitle(season)}</span>
      {season.title !== null && <span className={styles['facts']}>{entryNumber(season)}</span>}
      {hasEpisodes && <Progress episodes={episodes} isMember={isMember} />}
      {hasEpisodes && <ChevronDown className={styles['chevron']} aria-hidden="true" />}
    </button>
  )
}

type ProgressProps = { episodes: NonNullable<Entry['episodes']>; isMember: boolean }

function Progress({ episodes: { total, out, seen }, isMember }: ProgressProps) {
  if (!isMember || seen === 0)
    return <span className={styles['facts']}>{entriesTexts.episodes({ count: total })}</span>
  return (
    <span className={styles['progress']}>
      <progress max={out} value={seen} aria-label={entriesTexts.progress({ seen, out })} />
      <span className={styles['facts']} aria-hidden="true">
        {entriesTexts.progress({ seen, out })}
      </span>
    </span>
  )
}

type SeasonStarsProps = { work: EntriesWork; season: Entry; onDone: () => void }

function SeasonStars({ work, season, onDone }: SeasonStarsProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <TenStars
      label={entriesTexts.yourRating}
      value={chosen ?? season.ownRating}
      onChoose={setChosen}
      onSettle={(rating) => {
        void rateEntry(work, season, rating)
        onDone()
      }}
    />
  )
}

type SeasonMenuProps = { work: EntriesWork; season: Entry; name: string; onRate: () => void }

function SeasonMenu({ work, season, name, onRate }: SeasonMenuProps) {
  const { ownRating, season: number } = season
  if (number === null) return null
  const hasSeen = season.isSeen || (season.episodes?.seen ?? 0) > 0
  return (
    <Menu trigger={<IconButton label={entriesTexts.actions({ name })} icon={<Ellipsis />} />}>
      <MenuItem icon={<Star aria-hidden="true" />} onSelect={onRate}>
        {ownRating === null
          ? entriesTexts.rate({ name })
          : entriesTexts.ownRating({ name, rating: ownRating })}
      </MenuItem>
      {ownRating !== null && (
        <MenuItem
          icon={<X aria-hidden="true" />}
          onSelect={() => void rateEntry(work, season, null)}
        >
          {entriesTexts.removeRating}
        </MenuItem>
      )}
      {!season.isSeen && (
        <MenuItem
          icon={<History aria-hidden="true" />}
          onSelect={() => void markEntries(work, { season: number }, { isUndated: true })}
        >
          {entriesTexts.undated}
        </MenuItem>
      )}
      {season.isSeen && (
        <MenuItem
          icon={<Repeat aria-hidden="true" />}
          onSelect={() => void markEntries(work, { season: number }, { isRepeat: true })}
        >
          {entriesTexts.again({ medium: work.medium })}
        </MenuItem>
      )}
      {hasSeen && (
        <MenuItem
          icon={<CircleSlash aria-hidden="true" />}
          onSelect={() => void unmarkSeason(work, number)}
        >
          {entriesTexts.unmark}
        </MenuItem>
      )}
    </Menu>
  )
}
