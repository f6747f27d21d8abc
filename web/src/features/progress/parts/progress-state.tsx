import type { Medium } from '@medley/contract/values/medium'
import type { ProgressState as State } from '@medley/contract/library/progress'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, CirclePause, CircleSlash, type LucideIcon, Play, RotateCcw } from 'lucide-react'
import { Segment } from '../../../ui/forms/segments.tsx'
import { type OwnWork, progressQuery, setProgress } from '../progress.calls.ts'
import { progressTexts as texts } from '../progress.messages.ts'
import { shortPoint } from '../where.ts'
import { ProgressMenu } from './progress-menu.tsx'

/** Begins a work, also a finished one once more; then names the member's place and opens the menu of their progress. */
export function ProgressState({ work }: { work: OwnWork }) {
  const { medium, isFinished } = work
  const { data } = useQuery(progressQuery(work))
  const progress = data?.progress
  if (!progress) {
    const Icon = isFinished ? RotateCcw : goingIcon(medium)
    return (
      <Segment
        icon={<Icon aria-hidden="true" />}
        aria-disabled={!data}
        onClick={() => void setProgress(work, { state: 'going' })}
      >
        {isFinished ? texts.again(medium) : texts.going(medium)}
      </Segment>
    )
  }
  const { state } = progress
  const Icon = state === 'going' ? goingIcon(medium) : stateIcons[state]
  return (
    <ProgressMenu
      work={work}
      progress={progress}
      trigger={
        <Segment isOn icon={<Icon aria-hidden="true" />} note={shortPoint(progress)}>
          {{ going: texts.going(medium), paused: texts.paused, stopped: texts.stopped }[state]}
        </Segment>
      }
    />
  )
}

const goingIcon = (medium: Medium): LucideIcon => (medium === 'book' ? BookOpen : Play)

const stateIcons: Record<Exclude<State, 'going'>, LucideIcon> = {
  paused: CirclePause,
  stopped: CircleSlash,
}
