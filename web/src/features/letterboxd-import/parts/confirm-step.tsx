import { type Dispatch, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chips } from '../../../ui/chips.tsx'
import { type ImportAction, type ImportState, takenEntries } from '../import-state.ts'
import { countOf, importTexts } from '../letterboxd-import.messages.ts'
import { EntryList, type ListedEntry } from './entry-list.tsx'
import type { SubmissionState } from './use-submission.ts'
import styles from './wizard.module.css'

type ConfirmStepProps = {
  state: ImportState
  submission: SubmissionState
  dispatch: Dispatch<ImportAction>
}
const groupsInOrder = ['certain', 'clarified', 'skipped', 'rejected'] as const
type Group = (typeof groupsInOrder)[number]

/** Shows what Submit will write, and what it leaves out. */
export function ConfirmStep({ state, submission, dispatch }: ConfirmStepProps) {
  const taken = takenEntries(state)
  const { running, failed, result } = submission
  const total = state.kind === 'watched' ? countFilms(taken) : taken.length
  const goBack = () => {
    // The entries may change now, so what was written is no longer a part of them.
    submission.forget()
    dispatch({ type: 'back' })
  }
  return (
    <div className={styles['step']}>
      <Card>
        <div className={styles['form']}>
          <h2 className={styles['heading']}>
            {taken.length === 0
              ? 'Nothing to import'
              : `${countOf(taken.length, 'entry', 'entries')} to import`}
          </h2>
          <Groups state={state} />
        </div>
      </Card>
      {failed && (
        <p className={styles['failed']} role="alert">
          {importTexts.failed}
        </p>
      )}
      <p className={styles['progress']} role="status">
        {running && `Saved ${result.sent.toLocaleString('en')} of ${total.toLocaleString('en')}…`}
      </p>
      <div className={styles['actions']}>
        <Button kind="quiet" aria-disabled={running} onClick={goBack}>
          Back
        </Button>
        <Button
          aria-disabled={taken.length === 0}
          loading={running}
          onClick={() => submission.submit(taken, state.kind)}
        >
          Submit
        </Button>
      </div>
    </div>
  )
}

function countFilms(taken: readonly { externalId: number }[]): number {
  return new Set(taken.map(({ externalId }) => externalId)).size
}

const groupNames: Record<Group, string> = {
  certain: 'Recognised',
  clarified: 'Chosen by you',
  skipped: 'Left out',
  rejected: 'Unreadable',
}

function Groups({ state }: { state: ImportState }) {
  const groups = listGroups(state)
  const filled = groupsInOrder.filter((name) => groups[name].length > 0)
  const [chosen, setChosen] = useState<Group>(filled[0] ?? 'certain')
  if (filled.length === 0) return null
  const options = filled.map((value) => ({
    value,
    label: `${groupNames[value]} · ${groups[value].length.toLocaleString('en')}`,
  }))
  return (
    <>
      <Chips label="Entries" options={options} value={chosen} onChoose={setChosen} />
      <EntryList key={chosen} entries={groups[chosen]} />
    </>
  )
}

function listGroups(state: ImportState): Record<Group, ListedEntry[]> {
  const taken = takenEntries(state).map((entry) => ({
    ...entry,
    year: entry.year,
    note: entry.review,
  }))
  const skipped = state.open.filter(({ decision }) => decision !== 'taken')
  return {
    certain: taken.filter(({ clarified }) => !clarified),
    clarified: taken.filter(({ clarified }) => clarified),
    skipped: skipped.map(({ entry }) => ({
      title: entry.title,
      year: entry.year === null ? null : String(entry.year),
      rating: entry.rating,
      note: entry.review,
    })),
    rejected: state.rejected.map(({ line, title, reason }) => ({
      title: title ?? 'No title',
      year: null,
      rating: null,
      note: `Line ${line}: ${reason}`,
    })),
  }
}
