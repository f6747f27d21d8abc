import { listsTexts } from '@medley/texts/lists'
import typography from '../../ui/layout/typography.module.css'
import type { WorkRef } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { useMember } from '../sessions/session.ts'
import { ownListsOfWorkQuery, useOwnLists } from './lists.calls.ts'
import styles from './own-lists-of-work.module.css'

/** The member's own lists that hold a work; renders nothing without any, and for visitors. */
export function OwnListsOfWork({ work }: { work: WorkRef }) {
  const member = useMember()
  return member && <HoldingLists username={member.username} work={work} />
}

function HoldingLists({ username, work }: { username: string; work: WorkRef }) {
  const { data: ids = [] } = useQuery(ownListsOfWorkQuery(work))
  return ids.length > 0 && <NamedLists username={username} ids={ids} />
}

function NamedLists({ username, ids }: { username: string; ids: readonly number[] }) {
  const { data } = useOwnLists(username)
  const lists = data?.items.filter(({ id }) => ids.includes(id)) ?? []
  if (lists.length === 0) return null
  return (
    <section className={styles['lists']} aria-label={listsTexts.onOwnLists}>
      <h2 className={typography['title-l']}>{listsTexts.onOwnLists}</h2>
      <ul role="list">
        {lists.map(({ id, title }) => (
          <li key={id}>
            <Link className={styles['list']} to={paths.list(username, id)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
