import { progressTexts } from '@medley/texts/progress'
import type { Medium } from '@medley/contract/values/medium'
import type { ProgressState as State } from '@medley/contract/library/progress'
import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useEffect, useId, useRef } from 'react'
import { BookOpen, CirclePause, CircleSlash, Play, RotateCcw } from 'lucide-react'
import { Segment } from '../../../ui/forms/segments.tsx'
import { type OwnWork, progressQuery, setProgress } from '../progress.calls.ts'
import { shortPoint } from '../where.ts'
import { ProgressMenu } from './progress-menu.tsx'

/** Begins a work, also a finished one once more; then names the member's place and opens the menu of their progress. */
export function ProgressState({ work }: { work: OwnWork }) {
  const { medium, isFinished } = work
  const { data } = useQuery(progressQuery(work))
  const progress = data?.progress
  const button = useKeptFocus(Boolean(progress))
  if (!progress) {
    return (
      <Segment
        {...button}
        icon={isFinished ? <RotateCcw aria-hidden="true" /> : goingIcon(medium)}
        aria-disabled={!data}
        onClick={() => void setProgress(work, { state: 'going' })}
      >
        {isFinished ? progressTexts.again({ medium }) : progressTexts.going({ medium })}
      </Segment>
    )
  }
  const { state } = progress
  const icon = state === 'going' ? goingIcon(medium) : stateIcons[state]
  return (
    <ProgressMenu
      work={work}
      progress={progress}
      trigger={
        <Segment {...button} isOn icon={icon} note={shortPoint(progress)}>
          {
            {
              going: progressTexts.going({ medium }),
              paused: progressTexts.paused,
              stopped: progressTexts.stopped,
            }[state]
          }
        </Segment>
      }
    />
  )
}

/** Props of a button that is replaced with the state: the new one takes the focus of the old one. */
function useKeptFocus(state: boolean) {
  const id = useId()
  const isFocused = useRef(false)
  useEffect(() => {
    if (isFocused.current && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()
    }
  }, [id, state])
  return {
    id,
    onFocus: () => {
      isFocused.current = true
    },
    onBlur: () => {
      isFocused.current = false
    },
  }
}

const goingIcon = (medium: Medium) =>
  medium === 'book' ? <BookOpen aria-hidden="true" /> : <Play aria-hidden="true" />

const stateIcons: Record<Exclude<State, 'going'>, ReactElement> = {
  paused: <CirclePause aria-hidden="true" />,
  stopped: <CircleSlash aria-hidden="true" />,
}
