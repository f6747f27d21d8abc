import { shareTexts } from '@medley/texts/share'
import { Share2 } from 'lucide-react'
import { Button } from '../../ui/forms/button.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { shareLink } from './share-link.ts'

type ShareButtonProps = {
  /** Name of the page, which apps show with the link. */
  title: string
  /** Path of the page, without the origin. */
  path: string
  /** A round icon instead of a button with text. */
  compact?: boolean
}

/** Shares a page through the device, or copies its link. */
export function ShareButton({ title, path, compact = false }: ShareButtonProps) {
  const share = () => void shareLink({ title, path })
  return compact ? (
    <IconButton label={shareTexts.share} icon={<Share2 />} onClick={share} />
  ) : (
    <Button kind="quiet" icon={<Share2 aria-hidden="true" />} onClick={share}>
      {shareTexts.share}
    </Button>
  )
}
