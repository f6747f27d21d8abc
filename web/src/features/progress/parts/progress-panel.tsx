import type { Progress, ProgressState } from '@medley/contract/progress'
import { useQuery } from '@tanstack/react-query'
import { BookmarkCheck, Check, CircleSlash, Ellipsis, Pause, Play, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { entryName, entryNumber } from '../../entries/entry-names.ts'
import {
  type ProgressWork,
  progressQuery,
  removeProgress,
  seeNext,
  setProgress,
} from '../progress.calls.ts'
import { progressTexts as texts } from '../progress.messages.ts'
import { PageForm } from './page-form.tsx'
import styles from './progress-panel.module.css'

type PanelProps = { work: ProgressWork & { isFinished: boolean } }

/** Where the member is in a work, and one step on; nothing in works that they finished. */
export function ProgressPanel({ work }: PanelProps) {
  const id = useId()
  const { data } = useQuery(progressQuery(work))
  if (!data) return null
  const { progress } = data
  if (!progress) {
    if (work.isFinished) return null
    return (
      <Button
        kind="quiet"
        icon={<BookmarkCheck aria-hidden="true" />}
        onClick={() => void setProgress(work, { state: 'going' })}
      >
        {texts.start(work.medium)}
      </Button>
    )
  }
  return (
    <section aria-labelledby={id} className={styles['panel']}>
      <h2 id={id} className={styles['heading']}>
        {texts.heading}
      </h2>
      <p className={styles['where']}>{whereOf(progress).join(' · ')}</p>
      <div className={styles['steps']}>
        {progress.state !== 'going' && (
          <Button
            kind="quiet"
            icon={<Play aria-hidden="true" />}
            onClick={() => void setProgress(work, { state: 'going' })}
          >
            {texts.resume}
          </Button>
        )}
        {progress.state === 'going' && work.medium !== 'book' && progress.next && (
          <NextButton work={work} next={progress.next} />
        )}
        {progress.state === 'going' && work.medium === 'book' && (
          <PageForm key={progress.timeChanged} work={work} progress={progress} />
        )}
        <ProgressMenu work={work} state={progress.state} />
      </div>
    </section>
  )
}

function whereOf({ state, entry, amount, unit, total, left }: Progress): string[] {
  const here =
    entry === null
      ? amountText(amount, unit, total)
      : texts.at(entryNumber(entry) || entryName(entry))
  const stopped = { going: [], paused: [texts.paused], stopped: [texts.stopped] }[state]
  if (entry === null || state !== 'going') return [here, ...stopped]
  return [here, left > 0 ? texts.left(left) : texts.caughtUp]
}

function amountText(amount: number | null, unit: Progress['unit'], total: number | null): string {
  if (amount === null) return texts.begun
  if (unit === 'page') return texts.page(amount, total)
  return unit === 'percent' ? texts.percent(amount) : texts.minute(amount)
}

type NextButtonProps = { work: ProgressWork; next: NonNullable<Progress['next']> }

function NextButton({ work, next }: NextButtonProps) {
  return (
    <Button icon={<Check aria-hidden="true" />} onClick={() => void seeNext(work, next)}>
      {texts.seeNext(entryNumber(next) || entryName(next), work.medium)}
    </Button>
  )
}

function ProgressMenu({ work, state }: { work: ProgressWork; state: ProgressState }) {
  return (
    <Menu trigger={<IconButton label={texts.actions} icon={<Ellipsis />} />}>
      {state === 'going' && (
        <MenuItem
          icon={<Pause aria-hidden="true" />}
          onSelect={() => void setProgress(work, { state: 'paused' })}
        >
          {texts.pause}
        </MenuItem>
      )}
      {state !== 'stopped' && (
        <MenuItem
          icon={<CircleSlash aria-hidden="true" />}
          onSelect={() => void setProgress(work, { state: 'stopped' })}
        >
          {texts.stop}
        </MenuItem>
      )}
      <MenuItem icon={<X aria-hidden="true" />} onSelect={() => void removeProgress(work)}>
        {texts.remove}
      </MenuItem>
    </Menu>
  )
}
