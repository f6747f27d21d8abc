import { shareTexts } from '@medley/texts/share'
import { logFailure } from '../../lib/log.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

interface Shared {
  title: string
  /** Path of the page, without the origin. */
  path: string
}

/** Offers a page to the device's apps, or copies its link where the browser cannot. */
export async function shareLink({ title, path }: Shared): Promise<void> {
  const url = new URL(path, window.location.origin).href
  try {
    if ('share' in navigator) await navigator.share({ title, url })
    else await copyLink(url)
  } catch (error) {
    // The member closed the device's window.
    if (error instanceof DOMException && error.name === 'AbortError') return
    logFailure('A link could not be shared', error)
    showSnackbar({ text: shareTexts.failed, kind: 'error' })
  }
}

async function copyLink(url: string): Promise<void> {
  await navigator.clipboard.writeText(url)
  showSnackbar({ text: shareTexts.copied, kind: 'success' })
}
