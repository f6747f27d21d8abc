import { importsTexts } from '@medley/texts/imports'
import { planTexts } from '@medley/texts/plan'
import { useNavigate } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { useImportStep } from '../imports.calls.ts'
import { ConfirmedButton } from './confirmed-button.tsx'

/** Deletes a plan after confirmation; only for plans of which nothing was saved. */
export function DiscardButton({ id }: { id: number }) {
  const { discard } = useImportStep(id)
  const navigate = useNavigate()
  const drop = async () => {
    await discard.mutateAsync()
    showSnackbar({ text: importsTexts.discarded, kind: 'success' })
    navigate(paths.importData(), { replace: true })
  }
  return (
    <ConfirmedButton
      label={planTexts.discard}
      prompt={importsTexts.discardPrompt}
      body={importsTexts.discardBody}
      confirmLabel={planTexts.discard}
      busy={discard.isPending}
      action={drop}
    />
  )
}
