import type { ImportDetails } from '@medley/contract/imports'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/locale.ts'
import { showDay } from '../../../lib/dates.ts'
import { paths } from '../../../paths.ts'
import { Button, buttonClass } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { countQuestions, useImportStep, useKeptThings } from '../imports.calls.ts'
import { countOf, importsTexts, showWritten } from '../imports.messages.ts'
import { AskedButton } from './asked-button.tsx'
import { PlanFiles } from './plan-files.tsx'
import styles from './imports.module.css'
import { PlanItems } from './plan-items.tsx'
import { PlanLookUp } from './plan-look-up.tsx'
import type { Asking } from './use-questions.ts'
import { RestButton } from './rest-button.tsx'

type ImportEndProps = { details: ImportDetails; onAsk: (about: Asking) => void }

/** The result of a written import, with a button to undo it, or what an undo kept. */
export function ImportEnd({ details, onAsk }: ImportEndProps) {
  const isUndone = details.state === 'undone'
  return (
    <>
      <Card>
        <div className={styles['tight']}>
          <p role="status">
            {isUndone ? undoneText(details) : `Here now: ${showWritten(details)}.`}
          </p>
          {!isUndone && <Balance details={details} onAsk={onAsk} />}
          {!isUndone && <PlanLookUp details={details} />}
          {!isUndone && <LeftBehind details={details} />}
          {details.kept > 0 && <KeptThings id={details.id} />}
          <div className={styles['buttons']}>
            <Link className={buttonClass('primary')} to={paths.home()}>
              Back to Main Feed
            </Link>
            <Link className={buttonClass('quiet')} to={paths.importData()}>
              Import More Data
            </Link>
            {!isUndone && <UndoButton id={details.id} />}
          </div>
        </div>
      </Card>
      <PlanFiles files={details.files} rows={details.rows.total} />
    </>
  )
}

/** What is here, what waits for an answer, and what was left out, in works. */
function Balance({ details, onAsk }: ImportEndProps) {
  const { items, added } = details
  const waiting = countQuestions(details)
  const { score } = details.questions
  const left = items.leftOut + items.choice
  return (
    <>
      <p>
        {countOf(items.new + items.here, 'work is', 'works are')} here
        {added > 0 &&
          `, ${formatNumber(added)} of them as your export names them, because nobody here knew them`}
        {left > 0 ? `. ${countOf(left, 'entry was', 'entries were')} left out.` : '.'}
      </p>
      {waiting > 0 && (
        <div className={styles['actions']}>
          <p>{countOf(waiting, 'question waits', 'questions wait')} for your answer.</p>
          <Button kind="quiet" onClick={() => onAsk('works')}>
            Look at {waiting === 1 ? 'it' : 'them'}
          </Button>
        </div>
      )}
      {score > 0 && (
        <div className={styles['actions']}>
          <p>
            {countOf(score, 'text waits', 'texts wait')} for a score, until{' '}
            {showDay(details.timeExpires.slice(0, 10))}.
          </p>
          <Button kind="quiet" onClick={() => onAsk('scores')}>
            Give {score === 1 ? 'a score' : 'scores'}
          </Button>
        </div>
      )}
    </>
  )
}

function undoneText({ kept, added }: ImportDetails): string {
  if (kept + added === 0) return 'Everything this import made is gone.'
  const changed = kept > 0 ? ', but for what you have changed since' : ''
  const works =
    added > 0 ? ` ${countOf(added, 'work', 'works')} of your files stay, being in use.` : ''
  return `What this import made is gone${changed}.${works}`
}

function UndoButton({ id }: { id: number }) {
  const { undo } = useImportStep(id)
  return (
    <AskedButton
      label="Undo this import"
      prompt={importsTexts.undoPrompt}
      body={importsTexts.undoBody}
      confirmLabel="Take It Back"
      busy={undo.isPending}
      action={() => undo.mutateAsync()}
    />
  )
}

/** Items that a written import left out, and why; renders nothing without any. */
function LeftBehind({ details }: { details: ImportDetails }) {
  const { choice, leftOut } = details.items
  const [isOpen, setIsOpen] = useState(false)
  if (choice + leftOut === 0) return null
  return (
    <details
      className={styles['details']}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Not imported: {formatNumber(choice + leftOut)}</summary>
      {isOpen && (
        <PlanItems
          details={details}
          heading="What was left out"
          filters={choice > 0 ? ['choice', 'leftOut'] : ['leftOut']}
        />
      )}
      <div className={styles['buttons']}>
        <RestButton id={details.id} />
      </div>
    </details>
  )
}

/** Items that an undo kept, and why. */
function KeptThings({ id }: { id: number }) {
  const { data } = useKeptThings(id)
  if (!data || data.items.length === 0) return null
  const more = data.totalCount - data.items.length
  return (
    <details className={styles['details']}>
      <summary>Kept: {formatNumber(data.totalCount)}</summary>
      <ul className={styles['rows']} role="list">
        {data.items.map(({ kind, title, reason }, place) => (
          <li key={place} className={styles['file']}>
            <span className={styles['title']}>{title}</span>
            <span className={styles['soft']}>
              {kindNames[kind]}: {reason}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles['soft']}>And {formatNumber(more)} more.</p>}
    </details>
  )
}

const kindNames = {
  review: 'Review',
  engaged: 'Watched, read or listened to',
  saved: 'Saved for later',
  list: 'List',
  listEntry: 'List entry',
  viewing: 'Day in your diary',
} as const
