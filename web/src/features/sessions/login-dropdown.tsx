import { sessionsTexts } from '@medley/texts/sessions'
import { useState } from 'react'
import { preloadOnIntent, usePreload } from '../../lib/loading/preload.ts'
import { preloadLazy, useLazy } from '../../lib/loading/use-lazy.ts'
import { reportChunkError } from '../../ui/feedback/report-chunk-error.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'

/** Login form of the navbar; its code loads ahead of the press that opens it. */
export function LoginDropdown() {
  const [isWanted, setIsWanted] = useState(false)
  const close = () => setIsWanted(false)
  const form = useLazy(loadForm, isWanted, (error) => reportChunkError(error, close))
  usePreload(preloadForm)
  return (
    <Popover
      trigger={
        <Button kind="quiet" {...preloadOnIntent(preloadForm)}>
          {sessionsTexts.visitor.login}
        </Button>
      }
      label={sessionsTexts.visitor.login}
      open={isWanted && form !== null}
      onOpenChange={setIsWanted}
    >
      {form && <form.Component onDone={close} />}
    </Popover>
  )
}

async function loadForm() {
  return (await import('./parts/dropdown-form.tsx')).DropdownForm
}

const preloadForm = () => preloadLazy(loadForm)
