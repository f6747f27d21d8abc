import { progressTexts } from '@medley/texts/progress'
import type { Progress, ProgressState } from '@medley/contract/library/progress'
import { CircleCheck, CircleSlash, EyeOff, Pause, Play, X } from 'lucide-react'
import type { ComponentProps, ReactElement } from 'react'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { type ProgressWork, removeProgress, setProgress } from '../progress.calls.ts'

interface ProgressMenuProps {
  work: ProgressWork
  progress: Pick<Progress, 'state' | 'isPrivate' | 'timeChanged'>
  trigger: ReactElement<ComponentProps<'button'>>
}

/** The menu of everything besides going on. */
export function ProgressMenu({ work, progress, trigger }: ProgressMenuProps) {
  const { state, isPrivate, timeChanged: unmodifiedSince } = progress
  const turn = (next: ProgressState) => void setProgress(work, { state: next, unmodifiedSince })
  return (
    <Menu trigger={trigger}>
      {state !== 'going' && (
        <MenuItem icon={<Play aria-hidden="true" />} onSelect={() => turn('going')}>
          {progressTexts.resume}
        </MenuItem>
      )}
      {state === 'going' && (
        <MenuItem icon={<Pause aria-hidden="true" />} onSelect={() => turn('paused')}>
          {progressTexts.pause}
        </MenuItem>
      )}
      {state !== 'stopped' && (
        <MenuItem icon={<CircleSlash aria-hidden="true" />} onSelect={() => turn('stopped')}>
          {progressTexts.stop}
        </MenuItem>
      )}
      <MenuItem
        icon={<CircleCheck aria-hidden="true" />}
        onSelect={() => void setProgress(work, { finished: true, unmodifiedSince })}
      >
        {progressTexts.finish}
      </MenuItem>
      <MenuItem
        icon={<EyeOff aria-hidden="true" />}
        checked={isPrivate}
        onSelect={() => void setProgress(work, { isPrivate: !isPrivate, unmodifiedSince })}
      >
        {progressTexts.keepPrivate}
      </MenuItem>
      <MenuItem icon={<X aria-hidden="true" />} onSelect={() => void removeProgress(work)}>
        {progressTexts.remove}
      </MenuItem>
    </Menu>
  )
}
