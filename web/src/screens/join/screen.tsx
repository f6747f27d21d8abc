import { invitationsTexts } from '@medley/texts/invitations'
import { accountsTexts } from '@medley/texts/accounts'
import typography from '../../ui/layout/typography.module.css'
import { displayName } from '@medley/messages/titles'
import { titled } from '../../product.ts'
import { useQuery } from '@tanstack/react-query'
import { joinQuery } from '../../features/invitations/invitations.calls.ts'
import styles from '../../features/invitations/invitations.module.css'
import { useMember } from '../../features/sessions/session.ts'
import { WorkPoster } from '../../features/works/work-poster.tsx'
import { isApiError } from '../../lib/api.ts'
import { Link, useParams } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'

/** `/join/{token}`: who invites, what they love, and the way to an account. */
export function Screen() {
  const { token = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(joinQuery(token))
  const isMember = useMember() !== null
  if (isApiError(error, 'invitation_not_found')) {
    return (
      <Page>
        <EmptyState
          whole
          text={invitationsTexts.join.gone}
          detail={invitationsTexts.join.goneDetail}
        />
      </Page>
    )
  }
  if (!data && error) {
    return (
      <ErrorState
        whole
        text={invitationsTexts.join.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <Page>
        <LoadingNote heading />
        <Skeleton height="60vh" />
      </Page>
    )
  }
  const { inviter, befriends, works } = data
  const name = displayName(inviter)
  return (
    <Page>
      <title>{titled(invitationsTexts.join.title({ name }))}</title>
      <div className={styles['join']}>
        <Avatar
          name={name}
          colourOf={inviter.username}
          src={inviter.profilePicture}
          size={88}
          decorative
        />
        <h1>{invitationsTexts.join.title({ name })}</h1>
        <p className={typography['soft']}>{invitationsTexts.join.intro}</p>
        {works.length > 0 && (
          <>
            <p>{invitationsTexts.join.loves({ name })}</p>
            <ul role="list" className={styles['covers']}>
              {works.map((work) => (
                <li key={work.id}>
                  <WorkPoster work={work} />
                </li>
              ))}
            </ul>
          </>
        )}
        {befriends && !isMember && (
          <p className={typography['soft']}>{invitationsTexts.join.befriends({ name })}</p>
        )}
        {isMember ? (
          <>
            <p>{invitationsTexts.join.isMember}</p>
            <Link className={buttonClass('primary')} to={paths.profile(inviter.username)}>
              {invitationsTexts.join.toProfile({ name })}
            </Link>
          </>
        ) : (
          <Link className={buttonClass('primary')} to={paths.createAccount(token)}>
            {accountsTexts.registration.title}
          </Link>
        )}
      </div>
    </Page>
  )
}
