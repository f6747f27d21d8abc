import { planTexts } from '@medley/texts/plan'
import { importsTexts } from '@medley/texts/imports'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import { Link } from '../../../lib/router/navigation.tsx'
import { showDay } from '../../../lib/time/dates.ts'
import { formatNumber } from '../../../lib/locale.ts'
import { paths } from '../../../paths.ts'
import { Button, buttonClass } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useMember } from '../../sessions/session.ts'
import { countQuestions, useImportItems, useImportStep, useKeptThings } from '../imports.calls.ts'
import { reasonWords } from '../import-words.ts'
import { showBesideTiles } from '../written-words.ts'
import { countsInTiles } from './count-tiles.ts'
import { ConfirmedButton } from './confirmed-button.tsx'
import { LeftOut } from './left-out.tsx'
import { ListQuestions } from './plan/list-questions.tsx'
import { PlanChanges } from './plan/plan-changes.tsx'
import { PlanFiles } from './plan/plan-files.tsx'
import styles from './imports.module.css'
import { PlanItems } from './plan/plan-items.tsx'
import { PlanLookUp } from './plan/plan-look-up.tsx'
import type { Asking } from './plan/use-questions.ts'

type ImportEndProps = { details: ImportDetails; onAsk: (about: Asking) => void }

/** The result of a written import, with a button to undo it, or what an undo kept. */
export function ImportEnd({ details, onAsk }: ImportEndProps) {
  return (
    <>
      <Card>
        <div className={styles['tight']}>
          {details.state === 'undone' ? (
            <Undone details={details} />
          ) : (
            <Done details={details} onAsk={onAsk} />
          )}
          {details.kept > 0 && <KeptThings id={details.id} />}
        </div>
      </Card>
      {details.state === 'written' && <ListQuestions details={details} />}
      {details.state === 'written' && <PlanChanges details={details} />}
      <PlanFiles files={details.files} rows={details.rows.total} />
    </>
  )
}

function Undone({ details }: { details: ImportDetails }) {
  return (
    <>
      <p role="status">{planTexts.end.undone(details)}</p>
      <div className={layout['wrap-3']}>
        <ToFeed kind="primary" />
        <ImportMore />
      </div>
    </>
  )
}

function Done({ details, onAsk }: ImportEndProps) {
  const isInTheMiddle = details.written.progress > 0
  return (
    <>
      <div role="status" className={styles['tight']}>
        <Written details={details} />
      </div>
      <Questions details={details} onAsk={onAsk} />
      <div className={layout['wrap-3']}>
        <OwnPages isInTheMiddle={isInTheMiddle} />
        {!isInTheMiddle && <ToFeed kind="quiet" />}
        <ImportMore />
        <UndoButton id={details.id} />
      </div>
      <Details details={details} />
      <SkippedItems details={details} />
    </>
  )
}

function ToFeed({ kind }: { kind: 'primary' | 'quiet' }) {
  return (
    <Link className={buttonClass(kind)} to={paths.home()}>
      {planTexts.end.toFeed}
    </Link>
  )
}

function ImportMore() {
  return (
    <Link className={buttonClass('quiet')} to={paths.importData()}>
      {planTexts.end.importMore}
    </Link>
  )
}

/** Numbers of what came. */
function Written({ details }: { details: ImportDetails }) {
  const counts = countsInTiles(details)
  if (counts.length === 0) {
    const works = showBesideTiles(details) || importsTexts.nothing
    return <p className={typography['large']}>{planTexts.end.imported({ works })}</p>
  }
  return (
    <dl className={styles['tiles']}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The rest of the result, with what was left out and why, folded; renders nothing without any. */
function Details({ details }: { details: ImportDetails }) {
  const beside = countsInTiles(details).length > 0 ? showBesideTiles(details) : ''
  const balance = balanceOf(details)
  const { rows, items, lookUp } = details
  const isEmpty = beside + balance === '' && rows.leftOut + items.choice + lookUp.total === 0
  if (isEmpty) return null
  return (
    <details className={styles['details']}>
      <summary>{planTexts.end.details}</summary>
      <div className={styles['tight']}>
        {beside !== '' && <p>{planTexts.end.with({ written: beside })}</p>}
        {balance !== '' && <p>{balance}</p>}
        <LeftOut details={details} />
        <PlanLookUp details={details} />
      </div>
    </details>
  )
}

/** Works that are only here as the export names them, and rows that were here before; empty without any. */
function balanceOf({ added, rows }: ImportDetails): string {
  const sentences = [
    added > 0 && planTexts.end.added({ count: added }),
    rows.here > 0 && planTexts.end.alreadyHere({ count: rows.here }),
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}

/** Where the member goes on: what they are in the middle of leads their home page. */
function OwnPages({ isInTheMiddle }: { isInTheMiddle: boolean }) {
  const member = useMember()
  if (!member) return null
  return (
    <>
      {isInTheMiddle && (
        <Link className={buttonClass('primary')} to={paths.home()}>
          {planTexts.end.goOn}
        </Link>
      )}
      <Link
        className={buttonClass(isInTheMiddle ? 'quiet' : 'primary')}
        to={paths.diary(member.username)}
      >
        {planTexts.end.toDiary}
      </Link>
      <Link className={buttonClass('quiet')} to={paths.profile(member.username)}>
        {planTexts.end.toProfile}
      </Link>
    </>
  )
}

/** Items that the member skipped, each with a way to take it after all; renders nothing without any. */
function SkippedItems({ details }: { details: ImportDetails }) {
  const { data } = useImportItems(details.id, { filter: 'skipped', limit: 1 })
  const count = data?.totalCount ?? 0
  if (count === 0) return null
  return (
    <PlanItems details={details} heading={planTexts.end.skipped({ count })} filters={['skipped']} />
  )
}

/** Open questions; renders nothing without any. */
function Questions({ details, onAsk }: ImportEndProps) {
  const waiting = countQuestions(details)
  const { score } = details.questions
  return (
    <>
      {waiting > 0 && (
        <div className={styles['actions']}>
          <p>{planTexts.end.waiting({ count: waiting })}</p>
          <Button kind="quiet" onClick={() => onAsk('works')}>
            {planTexts.end.lookAt({ count: waiting })}
          </Button>
        </div>
      )}
      {score > 0 && (
        <div className={styles['actions']}>
          <p>
            {planTexts.end.missingScores({
              count: score,
              until: showDay(details.timeExpires.slice(0, 10)),
            })}
          </p>
          <Button kind="quiet" onClick={() => onAsk('scores')}>
            {planTexts.end.giveScores({ count: score })}
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
      label={planTexts.end.undo}
      prompt={importsTexts.undoPrompt}
      body={importsTexts.undoBody}
      confirmLabel={planTexts.end.confirmUndo}
      busy={undo.isPending}
      action={() => undo.mutateAsync()}
    />
  )
}

/** Items that an undo kept, and why. */
function KeptThings({ id }: { id: number }) {
  const { data } = useKeptThings(id)
  if (!data || data.items.length === 0) return null
  const more = data.totalCount - data.items.length
  return (
    <details className={styles['details']}>
      <summary>{planTexts.end.kept({ count: data.totalCount })}</summary>
      <ul className={styles['rows']} role="list">
        {data.items.map((one, index) => (
          <li key={index} className={styles['file']}>
            <span className={styles['title']}>{one.title}</span>
            <span className={typography['soft-small']}>
              {planTexts.end.keptReason({
                kind: planTexts.end.kinds[one.kind],
                reason: reasonWords(one),
              })}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={typography['soft-small']}>{planTexts.end.more({ count: more })}</p>
      )}
    </details>
  )
}
