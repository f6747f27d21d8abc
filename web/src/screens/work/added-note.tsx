import { workPageTexts } from '@medley/texts/work-page'
import { mergesTexts } from '@medley/texts/merges'
import type { WorkDetails } from '@medley/contract/values/shapes'
import { UserCheck } from 'lucide-react'
import { Button } from '../../ui/forms/button.tsx'
import { useLazyDialog } from '../../ui/overlays/use-lazy-dialog.ts'
import styles from './added-note.module.css'

/** Says who sees a work that a member added, and lets that member say which work it is. */
export function AddedNote({ work }: { work: WorkDetails }) {
  return (
    <div className={styles['note']}>
      <UserCheck aria-hidden="true" />
      <div>
        <p>{workPageTexts.addedNote.note}</p>
        {work.isOwn && <SameAs work={work} />}
      </div>
    </div>
  )
}

function SameAs({ work }: { work: WorkDetails }) {
  const window = useLazyDialog(loadJoinWindow, {
    name: 'The window to join works',
    failed: mergesTexts.mergeLink.failed,
  })
  return (
    <>
      <Button kind="link" onClick={window.open}>
        {mergesTexts.mergeLink.sameAs}
      </Button>
      {window.Component && (
        <window.Component
          key={window.opening}
          open={window.isOpen}
          work={work}
          onClose={window.close}
        />
      )}
    </>
  )
}

async function loadJoinWindow() {
  return (await import('../../features/merges/merge-window.tsx')).JoinWindow
}
