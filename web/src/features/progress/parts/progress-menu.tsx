import type { Progress, ProgressState } from '@medley/contract/progress'
import { CircleCheck, CircleSlash, Ellipsis, EyeOff, Pause, X } from 'lucide-react'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { type ProgressWork, removeProgress, setProgress } from '../progress.calls.ts'
import { progressTexts as texts } from '../progress.messages.ts'

interface ProgressMenuProps {
  work: ProgressWork
  progress: Pick<Progress, 'state' | 'isPrivate' | 'timeChanged'>
  label: string
  /** The part leaves the screen with a pause, so that this is said, with a way back. */
  leaves?: boolean
}

/** The menu of everything besides going on. */
export function ProgressMenu({ work, progress, label, leaves = false }: ProgressMenuProps) {
  const { state, isPrivate, timeChanged: unmodifiedSince } = progress
  const turn = async (next: ProgressState) => {
    const outcome = await setProgress(work, { state: next, unmodifiedSince })
    if (outcome === 'saved' && leaves) offerUndo(work, next)
  }
  return (
    <Menu trigger={<IconButton label={label} icon={<Ellipsis />} />}>
      {state === 'going' && (
        <MenuItem icon={<Pause aria-hidden="true" />} onSelect={() => void turn('paused')}>
          {texts.pause}
        </MenuItem>
      )}
      {state !== 'stopped' && (
        <MenuItem icon={<CircleSlash aria-hidden="true" />} onSelect={() => void turn('stopped')}>
          {texts.stop}
        </MenuItem>
      )}
      <MenuItem
        icon={<CircleCheck aria-hidden="true" />}
        onSelect={() => void setProgress(work, { finished: true, unmodifiedSince })}
      >
        {texts.finish}
      </MenuItem>
      <MenuItem
        icon={<EyeOff aria-hidden="true" />}
        checked={isPrivate}
        onSelect={() => void setProgress(work, { isPrivate: !isPrivate, unmodifiedSince })}
      >
        {texts.keepPrivate}
      </MenuItem>
      <MenuItem icon={<X aria-hidden="true" />} onSelect={() => void removeProgress(work)}>
        {texts.remove}
      </MenuItem>
    </Menu>
  )
}

function offerUndo(work: ProgressWork, state: ProgressState): void {
  showSnackbar({
    text: state === 'paused' ? texts.pausedNow(work.title) : texts.stoppedNow(work.title),
    kind: 'success',
    timeout: 8_000,
    action: { label: texts.undo, run: () => void setProgress(work, { state: 'going' }) },
  })
}
