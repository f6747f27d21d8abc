import { useAnnouncement } from './announcement-store.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

/** The live region for announcements, also reachable while a dialog is open; render it once. */
export function AnnouncerHost() {
  const { id, text } = useAnnouncement()
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite" data-announcement="">
        {/* A new element, so that the same words are said again. */}
        <span key={id}>{text}</span>
      </span>
    </VisuallyHidden>
  )
}
