import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'
import { showPostingTime } from '../../lib/time/dates.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { Button } from '../../ui/forms/button.tsx'
import { identityTexts as texts } from './identity-link.messages.ts'
import styles from './parts/session-list.module.css'

const queryKey = ['identity'] as const

/** The link of the member's account with the identity provider, and the way to end it. */
export function IdentityLink({ provider }: { provider: string }) {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /v1/identity', { signal }),
  })
  const unlink = useMutation({
    mutationFn: () => call('DELETE /v1/identity'),
    onSuccess: () => {
      showSnackbar({ text: texts.unlinked, kind: 'success' })
      return client.invalidateQueries({ queryKey })
    },
    onError: (error) =>
      showSnackbar({
        text: isApiError(error, 'last_way_in') ? texts.lastWayIn : texts.failed,
        kind: 'error',
      }),
  })
  if (isError) return <ErrorState compact text={texts.loadFailed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={92} />
  if (data.timeLinked === null) return <p>{texts.howToLink(provider)}</p>
  return (
    <div className={styles['stack']}>
      <p>{texts.linked(provider, showPostingTime(data.timeLinked))}</p>
      {!data.hasOtherWayIn && <p className={styles['soft']}>{texts.lastWayIn}</p>}
      <div>
        <Button
          kind="quiet"
          disabled={!data.hasOtherWayIn}
          loading={unlink.isPending}
          onClick={() => unlink.mutate()}
        >
          {texts.unlink}
        </Button>
      </div>
    </div>
  )
}
