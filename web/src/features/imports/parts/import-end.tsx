import type { ImportDetails } from '@medley/contract/imports'
import { useState } from 'react'
import { Link } from '../../../lib/router/navigation.tsx'
import { showDay } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { Button, buttonClass } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useMember } from '../../sessions/session.ts'
import { countQuestions, useImportItems, useImportStep, useKeptThings } from '../imports.calls.ts'
import { reasonWords } from '../import-words.ts'
import { importsTexts, showWritten } from '../imports.messages.ts'
import { ConfirmedButton } from './confirmed-button.tsx'
import { ListQuestions } from './plan/list-questions.tsx'
import { PlanChanges } from './plan/plan-changes.tsx'
import { PlanFiles } from './plan/plan-files.tsx'
import styles from './imports.module.css'
import { PlanItems } from './plan/plan-items.tsx'
import { PlanLookUp } from './plan/plan-look-up.tsx'
import type { Asking } from './plan/use-questions.ts'
import { RestButton } from './rest-button.tsx'
import { balanceText, endTexts as texts, undoneText } from '../plan.messages.ts'

type ImportEndProps = { details: ImportDetails; onAsk: (about: Asking) => void }

/** The result of a written import, with a button to undo it, or what an undo kept. */
export function ImportEnd({ details, onAsk }: ImportEndProps) {
  const isUndone = details.state === 'undone'
  return (
    <>
      <Card>
        <div className={styles['tight']}>
          <p role="status">
            {isUndone ? undoneText(details) : texts.imported(showWritten(details))}
          </p>
          {!isUndone && <Balance details={details} onAsk={onAsk} />}
          {!isUndone && <PlanLookUp details={details} />}
          <div className={styles['buttons']}>
            {!isUndone && <OwnPages />}
            <Link className={buttonClass(isUndone ? 'primary' : 'quiet')} to={paths.home()}>
              {texts.toFeed}
            </Link>
            <Link className={buttonClass('quiet')} to={paths.importData()}>
              {texts.importMore}
            </Link>
            {!isUndone && <UndoButton id={details.id} />}
          </div>
          {!isUndone && <SkippedItems details={details} />}
          {!isUndone && <LeftBehind details={details} />}
          {details.kept > 0 && <KeptThings id={details.id} />}
        </div>
      </Card>
      {!isUndone && <ListQuestions details={details} />}
      {!isUndone && <PlanChanges details={details} />}
      <PlanFiles files={details.files} rows={details.rows.total} />
    </>
  )
}

/** Where the member finds what came: their diary and profile. */
function OwnPages() {
  const member = useMember()
  if (!member) return null
  return (
    <>
      <Link className={buttonClass('primary')} to={paths.diary(member.username)}>
        {texts.toDiary}
      </Link>
      <Link className={buttonClass('quiet')} to={paths.profile(member.username)}>
        {texts.toProfile}
      </Link>
    </>
  )
}

/** Items that the member skipped, each with a way to take it after all; renders nothing without any. */
function SkippedItems({ details }: { details: ImportDetails }) {
  const { data } = useImportItems(details.id, { filter: 'skipped', limit: 1 })
  const count = data?.totalCount ?? 0
  if (count === 0) return null
  return <PlanItems details={details} heading={texts.skipped(count)} filters={['skipped']} />
}

/** Counts of works that are here, need an answer, or were left out. */
function Balance({ details, onAsk }: ImportEndProps) {
  const { items, added } = details
  const waiting = countQuestions(details)
  const { score } = details.questions
  const leftOut = items.leftOut + items.choice
  return (
    <>
      <p>{balanceText({ here: items.new + items.changed + items.here, added, leftOut })}</p>
      {waiting > 0 && (
        <div className={styles['actions']}>
          <p>{texts.waiting(waiting)}</p>
          <Button kind="quiet" onClick={() => onAsk('works')}>
            {texts.lookAt(waiting)}
          </Button>
        </div>
      )}
      {score > 0 && (
        <div className={styles['actions']}>
          <p>{texts.missingScores(score, showDay(details.timeExpires.slice(0, 10)))}</p>
          <Button kind="quiet" onClick={() => onAsk('scores')}>
            {texts.giveScores(score)}
          </Button>
        </div>
      )}
    </>
  )
}

function UndoButton({ id }: { id: number }) {
  const { undo } = useImportStep(id)
  return (
    <ConfirmedButton
      label={texts.undo}
      prompt={importsTexts.undoPrompt}
      body={importsTexts.undoBody}
      confirmLabel={texts.confirmUndo}
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
      <summary>{texts.notImported(choice + leftOut)}</summary>
      {isOpen && (
        <PlanItems
          details={details}
          heading={texts.leftOut}
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
      <summary>{texts.kept(data.totalCount)}</summary>
      <ul className={styles['rows']} role="list">
        {data.items.map((one, index) => (
          <li key={index} className={styles['file']}>
            <span className={styles['title']}>{one.title}</span>
            <span className={styles['soft']}>
              {texts.keptReason(texts.kinds[one.kind], reasonWords(one))}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles['soft']}>{texts.more(more)}</p>}
    </details>
  )
}
