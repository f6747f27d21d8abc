import { friendsDaysTexts } from '@medley/texts/friends-days'
import type { FriendAct, FriendsDay } from '@medley/contract/people/friends-days'
import { displayTitleOf } from '@medley/messages/titles'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { coverProps } from '../../works/cover-props.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import styles from './day-works.module.css'
import { shortName } from './short-name.ts'

type DayWorksProps = { day: FriendsDay }

const actsShown = 2

/** The works of a day, each with who did what. */
export function DayWorks({ day: { works, workCount } }: DayWorksProps) {
  return (
    <div>
      <ul role="list" className={styles['works']}>
        {works.map(({ work, acts }) => (
          <li key={work.id}>
            <Link {...coverProps(work)} className={styles['cover']} to={paths.work(work)}>
              <WorkPoster work={work} decorative />
              <span className={styles['title']}>{displayTitleOf(work)}</span>
            </Link>
            {acts.slice(0, actsShown).map((act) => (
              <Done key={`${act.user.id} ${act.kind} ${act.list?.id}`} act={act} />
            ))}
            {acts.length > actsShown && (
              <p className={styles['done']}>
                {friendsDaysTexts.moreActs({ count: acts.length - actsShown })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {workCount > works.length && (
        <p className={styles['done']}>
          {friendsDaysTexts.moreWorks({ count: workCount - works.length })}
        </p>
      )}
    </div>
  )
}

function Done({ act: { kind, user, list } }: { act: FriendAct }) {
  const name = shortName(user)
  return (
    <p className={styles['done']}>
      {list ? (
        <Link to={paths.list(user.username, list.id)}>
          {friendsDaysTexts.toList({ name, list: list.title })}
        </Link>
      ) : (
        <Link to={paths.profile(user.username)}>{friendsDaysTexts.acts[kind]({ name })}</Link>
      )}
    </p>
  )
}
