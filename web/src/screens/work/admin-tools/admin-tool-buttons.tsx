import { adminToolsTexts } from '@medley/texts/admin-tools'
import { mergesTexts } from '@medley/texts/merges'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import type { WorkDetails } from '@medley/contract/values/shapes'
import { BadgeCheck, Merge, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { Confirmation } from '../../../ui/overlays/confirmation.tsx'
import { useLazyDialog } from '../../../ui/overlays/use-lazy-dialog.ts'
import { useConfirmWork, useRefreshCache } from './admin-tools.calls.ts'
import styles from './admin-tool-buttons.module.css'

/** Admin actions on a work. */
export function AdminToolButtons({ work }: { work: WorkDetails }) {
  const { mutate, isPending } = useRefreshCache(work)
  return (
    <section className={styles['tools']} aria-labelledby="admin-tools">
      <h2 id="admin-tools" className={typography['soft-small-strong']}>
        {adminToolsTexts.adminTools}
      </h2>
      <div className={layout['wrap-2']}>
        {work.standing === 'added' && <ConfirmWork work={work} />}
        <MergeInto work={work} />
        <Button
          kind="quiet"
          icon={<RefreshCw aria-hidden="true" />}
          loading={isPending}
          onClick={() => mutate()}
        >
          {adminToolsTexts.refreshCache}
        </Button>
      </div>
    </section>
  )
}

function ConfirmWork({ work }: { work: WorkDetails }) {
  const [isAsking, setIsAsking] = useState(false)
  const confirm = useConfirmWork(work)
  const close = () => setIsAsking(false)
  return (
    <>
      <Button
        kind="quiet"
        icon={<BadgeCheck aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        {adminToolsTexts.confirm}
      </Button>
      <Confirmation
        open={isAsking}
        prompt={adminToolsTexts.confirmPrompt({ title: work.title })}
        body={adminToolsTexts.confirmConsequence}
        confirmLabel={adminToolsTexts.confirm}
        cancelLabel={adminToolsTexts.cancel}
        busy={confirm.isPending}
        onCancel={close}
        onConfirm={() => confirm.mutate(undefined, { onSettled: close })}
      />
    </>
  )
}

function MergeInto({ work }: { work: WorkDetails }) {
  const window = useLazyDialog(loadMergeWindow, {
    name: 'The window to merge works',
    failed: mergesTexts.mergeLink.failed,
  })
  return (
    <>
      <Button kind="quiet" icon={<Merge aria-hidden="true" />} onClick={window.open}>
        {mergesTexts.mergeLink.mergeInto}
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

async function loadMergeWindow() {
  return (await import('../../../features/merges/merge-window.tsx')).MergeWindow
}
