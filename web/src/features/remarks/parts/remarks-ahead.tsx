import { remarksTexts } from '@medley/texts/remarks'
import layout from '../../../ui/layout/layout.module.css'
import type { RemarksAhead as Ahead } from '@medley/contract/reviews/remarks'
import { displayName } from '@medley/messages/titles'
import { Lock } from 'lucide-react'
import { formatList } from '../../../lib/locale.ts'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { entryNumber, entrySlug, entryTitle } from '../../entries/entry-names.ts'
import { useIsMember } from '../../sessions/session.ts'
import type { RemarkedWork } from '../remarks.calls.ts'
import styles from './remarks.module.css'

type RemarksAheadProps = { work: RemarkedWork; ahead: Ahead; isAtEntry: boolean }

/** How many remarks the member has not reached, by whom and where; never what they say. */
export function RemarksAhead({ work, ahead, isAtEntry }: RemarksAheadProps) {
  const { count, authors, points } = ahead
  const isMember = useIsMember()
  const names = authors.map((author) => displayName(author))
  return (
    <div className={styles['ahead']}>
      <p className={styles['aheadHead']}>
        <Lock aria-hidden="true" />
        {isMember ? remarksTexts.ahead({ count }) : remarksTexts.count({ count })}
      </p>
      {authors.length > 0 && (
        <p
          className={layout['row-1']}
          role="img"
          aria-label={remarksTexts.by({ names: formatList(names) })}
        >
          {authors.map((author) => (
            <Avatar
              key={author.id}
              name={displayName(author)}
              colourOf={author.username}
              src={author.profilePicture}
              size={32}
              decorative
            />
          ))}
        </p>
      )}
      {!isAtEntry && (
        <ul role="list" className={styles['points']} aria-label={remarksTexts.aheadAt}>
          {points.map(({ entry, percent, count: here }) => (
            <li key={entry?.id ?? percent}>
              {entry ? (
                <Link to={paths.entry(work, entrySlug(entry))}>
                  {entryNumber(entry) || entryTitle(entry)}
                </Link>
              ) : (
                remarksTexts.percent({ percent: Math.round(percent ?? 0) })
              )}
              {here > 1 && ` (${here})`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
