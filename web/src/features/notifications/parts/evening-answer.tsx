import { notificationsTexts } from '@medley/texts/notifications'
import { useMutation } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { invalidateAllBut, mutation } from '../../../lib/mutations.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Button } from '../../../ui/forms/button.tsx'

type EveningAnswerProps = { eveningId: number; hasConfirmed: boolean; className: string }

/** A press that puts what somebody says the evening was into the member's diary, too. */
export function EveningAnswer({ eveningId, hasConfirmed, className }: EveningAnswerProps) {
  const confirm = useMutation(
    mutation(
      'PUT /v1/evenings/{eveningId}/confirmation',
      () => ({ params: { eveningId: String(eveningId) } }),
      {
        // The diary, marks and saved lists have changed; the notifications stay as they are being read.
        onSuccess: () => invalidateAllBut('GET /v1/notifications'),
        onError: () => showSnackbar({ text: notificationsTexts.failed, kind: 'error' }),
      },
    ),
  )
  return (
    <div className={className} role="status">
      {hasConfirmed || confirm.isSuccess ? (
        notificationsTexts.isLogged
      ) : (
        <Button
          kind="quiet"
          icon={<CalendarCheck aria-hidden="true" />}
          loading={confirm.isPending}
          onClick={() => confirm.mutate()}
        >
          {notificationsTexts.forMeToo}
        </Button>
      )}
    </div>
  )
}
