import { friendsDaysTexts } from '@medley/texts/friends-days'
import typography from '../../ui/layout/typography.module.css'
import type { FriendAct, FriendsDay } from '@medley/contract/people/friends-days'
import { displayTitleOf } from '@medley/messages/titles'
import { ChevronDown, Ellipsis, EyeOff } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { formatList } from '../../lib/locale.ts'
import { showNearDay } from '../../lib/time/dates.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { WorkPoster } from '../works/work-poster.tsx'
import { setFriendsDaysShown } from './friends-days.calls.ts'
import styles from './friends-day-card.module.css'
import { DayWorks } from './parts/day-works.tsx'
import { shortName } from './parts/short-name.ts'

/** Small covers on the folded card. */
const coversFolded = 4

interface FriendsDayCardProps {
  day: FriendsDay
  /** Under the works. */
  more?: ReactNode
}

/** A day of friends: a line with small covers that opens to the works. */
export function FriendsDayCard({ day, more }: FriendsDayCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { works } = day
  return (
    <Card as="article" flush aria-labelledby={id}>
      <div className={styles['head']}>
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles['words']}>
            <span className={typography['soft-smallest']}>{showNearDay(day.day)}</span>
            <span id={id} className={styles['line']}>
              {lineOf(day)}
            </span>
          </span>
          {!isOpen && (
            <span className={styles['covers']} aria-hidden="true">
              {works.slice(0, coversFolded).map(({ work }) => (
                <span key={work.id} className={styles['cover']}>
                  <WorkPoster work={work} decorative />
                </span>
              ))}
            </span>
          )}
          <ChevronDown className={styles['arrow']} aria-hidden="true" />
        </button>
        <Menu trigger={<IconButton label={friendsDaysTexts.menu} icon={<Ellipsis />} />}>
          <MenuItem icon={<EyeOff aria-hidden="true" />} onSelect={() => void hide()}>
            {friendsDaysTexts.hide}
          </MenuItem>
        </Menu>
      </div>
      {isOpen && (
        <div className={styles['open']}>
          <DayWorks day={day} />
          {more}
        </div>
      )}
    </Card>
  )
}

/** `Nora and 2 others saved 3 works`, or the title of the only one. */
function lineOf(day: FriendsDay): string {
  const { people, peopleCount, workCount } = day
  const names = people.slice(0, peopleCount > 3 ? 2 : 3).map(shortName)
  const others = peopleCount - names.length
  const who = others > 0 ? [...names, friendsDaysTexts.others({ count: others })] : names
  return friendsDaysTexts.line({
    who: formatList(who),
    people: who.length,
    kind: kindOf(day),
    works: workCount,
    title: onlyTitle(day),
  })
}

function onlyTitle({ works, workCount }: FriendsDay): string | null {
  const [first] = works
  return workCount === 1 && first ? displayTitleOf(first.work) : null
}

/** The kind of everything that was done, as far as it is known; `all` where several kinds were. */
function kindOf({ works, workCount }: FriendsDay): FriendAct['kind'] | 'all' {
  const kinds = new Set(works.flatMap(({ acts }) => acts.map(({ kind }) => kind)))
  const [first = 'all'] = kinds
  return kinds.size === 1 && works.length === workCount ? first : 'all'
}

async function hide(): Promise<void> {
  if (!(await setFriendsDaysShown(false))) return
  const action = { label: friendsDaysTexts.undo, run: () => void setFriendsDaysShown(true) }
  showSnackbar({ text: friendsDaysTexts.hidden, kind: 'success', timeout: 8_000, action })
}
