import { blocksTexts } from '@medley/texts/blocks'
import { Confirmation } from '../../ui/overlays/confirmation.tsx'
import { useBlockChange } from './blocks.calls.ts'

type BlockConfirmationProps = {
  open: boolean
  user: { id: number; username: string }
  /** The user's display name. */
  name: string
  isBlocked: boolean
  onClose: () => void
}

/** Asks for confirmation before blocking or unblocking a user. */
export function BlockConfirmation({
  open,
  user,
  name,
  isBlocked,
  onClose,
}: BlockConfirmationProps) {
  const change = useBlockChange(user)
  return (
    <Confirmation
      open={open}
      prompt={
        isBlocked
          ? blocksTexts.blockConfirmation.unblockPrompt({ name })
          : blocksTexts.blockConfirmation.blockPrompt({ name })
      }
      body={
        isBlocked
          ? blocksTexts.blockConfirmation.unblockBody
          : blocksTexts.blockConfirmation.blockBody
      }
      confirmLabel={
        isBlocked
          ? blocksTexts.blockConfirmation.confirmUnblock
          : blocksTexts.blockConfirmation.confirmBlock
      }
      cancelLabel={blocksTexts.blockConfirmation.cancel}
      danger={!isBlocked}
      busy={change.isPending}
      onCancel={onClose}
      onConfirm={() => {
        change.mutate(isBlocked ? 'unblock' : 'block', { onSettled: onClose })
      }}
    />
  )
}
