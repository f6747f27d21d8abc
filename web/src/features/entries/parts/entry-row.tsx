import { entriesTexts } from '@medley/texts/entries'
import type { Entry } from '@medley/contract/works/entries'
import { Check, Ellipsis, History, Repeat, Star, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { showDay } from '../../../lib/time/dates.ts'
import { today } from '../../../lib/time/today.ts'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { RatingCircle } from '../../../ui/ratings/rating-circle.tsx'
import { ratingOfKey, TenStars } from '../../../ui/ratings/ten-stars.tsx'
import { useIsMember } from '../../sessions/session.ts'
import { type EntriesWork, markEntries, rateEntry, seeAgain, setSeen } from '../entries.calls.ts'
import { entryName, entrySlug, entryTitle } from '../entry-names.ts'
import { useShownEntry } from '../covered-titles.ts'
import styles from './entries.module.css'

type EntryRowProps = { work: EntriesWork; entry: Entry }

/**
 * An episode or track: a tick, its title and date, its score and the member's own stars. On its tick, the
 * space key marks it and number keys rate it.
 */
export function EntryRow({ work, entry }: EntryRowProps) {
  const isMember = useIsMember()
  const [isRating, setIsRating] = useState(false)
  const shown = useShownEntry(entry)
  const name = entryName(shown)
  const isOut = entry.releaseDate === null || entry.releaseDate <= today()
  const pressKey = (event: KeyboardEvent) => {
    const rating = ratingOfKey(event)
    if (rating === undefined) return
    event.preventDefault()
    void rateEntry(work, entry, rating)
  }
  return (
    <li>
      <div className={classNames(styles['row'], !isOut && styles['later'])}>
        {isMember && (
          <IconButton
            className={styles['tick']}
            label={entriesTexts.seen({ name, medium: work.medium })}
            icon={<Check />}
            aria-pressed={entry.isSeen}
            data-tick=""
            onClick={() => void setSeen(work, entry, !(entry.isSeen && entry.ownDays.length > 0))}
            onKeyDown={pressKey}
          />
        )}
        {entry.number !== null && (
          <span className={styles['number']} aria-hidden="true">
            {entry.number}
          </span>
        )}
        <Link className={styles['title']} to={paths.entry(work, entrySlug(entry))}>
          <span>{entryTitle(shown)}</span>
          <Facts entry={entry} isOut={isOut} />
        </Link>
        {entry.ratingCount > 0 && (
          <RatingCircle rating={entry.score} size="s" label={entriesTexts.score({ name })} />
        )}
        {isMember && (
          <>
            <button
              type="button"
              className={styles['own']}
              aria-expanded={isRating}
              aria-label={
                entry.ownRating === null
                  ? entriesTexts.rate({ name })
                  : entriesTexts.ownRating({ name, rating: entry.ownRating })
              }
              onClick={() => setIsRating(!isRating)}
            >
              <Star aria-hidden="true" data-filled={entry.ownRating !== null || undefined} />
              {entry.ownRating}
            </button>
            <RowMenu work={work} entry={entry} name={name} />
          </>
        )}
      </div>
      {isRating && <Stars work={work} entry={entry} onClose={() => setIsRating(false)} />}
    </li>
  )
}

function Facts({ entry, isOut }: { entry: Entry; isOut: boolean }) {
  const { releaseDate, minutes, isGone, friendCount } = entry
  const facts = [
    ...(releaseDate === null
      ? []
      : [isOut ? showDay(releaseDate) : entriesTexts.notOut({ date: showDay(releaseDate) })]),
    ...(minutes === null ? [] : [entriesTexts.minutes({ count: minutes })]),
    ...(friendCount > 0 ? [entriesTexts.friendsSaw({ count: friendCount })] : []),
    ...(isGone ? [entriesTexts.gone] : []),
  ]
  return facts.length > 0 && <span className={styles['facts']}>{facts.join(' · ')}</span>
}

function Stars({ work, entry, onClose }: EntryRowProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const save = (rating: number) => {
    void rateEntry(work, entry, rating)
    onClose()
  }
  return (
    <div className={styles['stars']}>
      <TenStars
        label={entriesTexts.yourRating}
        value={chosen ?? entry.ownRating}
        onChoose={setChosen}
        onSettle={save}
      />
    </div>
  )
}

type RowMenuProps = EntryRowProps & { name: string }

function RowMenu({ work, entry, name }: RowMenuProps) {
  const { season, number, ownRating, isSeen } = entry
  const isNumbered = season !== null && season > 0 && number !== null && work.medium === 'tvShow'
  if (!isNumbered && !isSeen && ownRating === null) return null
  return (
    <Menu trigger={<IconButton label={entriesTexts.actions({ name })} icon={<Ellipsis />} />}>
      {isNumbered && (
        <MenuItem
          icon={<History aria-hidden="true" />}
          onSelect={() => void markEntries(work, { upTo: { season, number } })}
        >
          {entriesTexts.upToHere}
        </MenuItem>
      )}
      {isSeen && (
        <MenuItem icon={<Repeat aria-hidden="true" />} onSelect={() => void seeAgain(work, entry)}>
          {entriesTexts.again({ medium: work.medium })}
        </MenuItem>
      )}
      {ownRating !== null && (
        <MenuItem
          icon={<X aria-hidden="true" />}
          onSelect={() => void rateEntry(work, entry, null)}
        >
          {entriesTexts.removeRating}
        </MenuItem>
      )}
    </Menu>
  )
}
