import { eveningsTexts } from '@medley/texts/evenings'
import layout from '../../ui/layout/layout.module.css'
import type { Evening } from '@medley/contract/people/evenings'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis, LogOut } from 'lucide-react'
import { Link, useNavigate } from '../../lib/router/navigation.tsx'
import { isApiError } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { buttonClass } from '../../ui/forms/button.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { displayName } from '@medley/messages/titles'
import { eveningQuery, useGoodbye } from './evenings.calls.ts'
import { companyOf } from './names.ts'
import { EveningChoice } from './parts/evening-choice.tsx'
import { Proposals } from './parts/proposals.tsx'
import styles from './parts/tonight.module.css'

/** An evening: who is there, what is proposed, and what was chosen. */
export function EveningPage({ id, memberId }: { id: number; memberId: number }) {
  const { data: evening, error, isFetching, refetch } = useQuery(eveningQuery(id))
  if (isApiError(error, 'evening_not_found')) return <Gone />
  if (evening) return <OpenEvening evening={evening} memberId={memberId} />
  return error ? (
    <ErrorState
      whole
      text={eveningsTexts.failed}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  ) : (
    <>
      <PageHeading>{eveningsTexts.title}</PageHeading>
      <Skeleton height={320} />
      <LoadingNote />
    </>
  )
}

function Gone() {
  return (
    <EmptyState
      whole
      text={eveningsTexts.gone}
      detail={eveningsTexts.goneDetail}
      actions={
        <Link to={paths.tonight()} className={buttonClass('quiet')}>
          {eveningsTexts.toTonight}
        </Link>
      }
    />
  )
}

function OpenEvening({ evening, memberId }: { evening: Evening; memberId: number }) {
  const isHost = evening.hostId === memberId
  return (
    <div className={styles['page']}>
      <PageHeading actions={<EveningMenu id={evening.id} isHost={isHost} />}>
        {eveningsTexts.title}
      </PageHeading>
      <div className={layout['line-3']}>
        <span className={layout['row-1']}>
          {evening.people.map((person) => (
            <Avatar
              key={person.id}
              name={displayName(person)}
              colourOf={person.username}
              src={person.profilePicture}
              size={38}
              decorative
            />
          ))}
        </span>
        <span>{companyOf(evening.people, memberId)}</span>
      </div>
      <EveningChoice evening={evening} memberId={memberId} />
      <Proposals evening={evening} memberId={memberId} isHost={isHost} />
    </div>
  )
}

function EveningMenu({ id, isHost }: { id: number; isHost: boolean }) {
  const navigate = useNavigate()
  const goodbye = useGoodbye({ id, isHost }, () => navigate(paths.tonight()))
  return (
    <Menu trigger={<IconButton label={eveningsTexts.menu} icon={<Ellipsis />} />}>
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => goodbye.mutate()}>
        {isHost ? eveningsTexts.end : eveningsTexts.leave}
      </MenuItem>
    </Menu>
  )
}
