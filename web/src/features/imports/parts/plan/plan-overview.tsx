import { importsTexts } from '@medley/texts/imports'
import { planTexts } from '@medley/texts/plan'
import typography from '../../../../ui/layout/typography.module.css'
import layout from '../../../../ui/layout/layout.module.css'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import { useState } from 'react'
import { formatNumber } from '../../../../lib/locale.ts'
import { Button } from '../../../../ui/forms/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { countOpen, countOpenLists, countQuestions, useImportStep } from '../../imports.calls.ts'
import { reportFailure } from '../confirmed-button.tsx'
import { DiscardButton } from '../discard-button.tsx'
import styles from '../imports.module.css'
import { ListQuestions } from './list-questions.tsx'
import { PlanChanges } from './plan-changes.tsx'
import { PlanFiles } from './plan-files.tsx'
import { PlanItems } from './plan-items.tsx'
import { PlanLookUp } from './plan-look-up.tsx'
import type { Asking } from './use-questions.ts'

type PlanOverviewProps = { details: ImportDetails; onAsk: (about: Asking) => void }

/** The whole plan: totals, open questions, files and items, with a button to import it. */
export function PlanOverview({ details, onAsk }: PlanOverviewProps) {
  const { items } = details
  const questions = countQuestions(details)
  const tiles = [
    [importsTexts.outcomeNames.new, items.new],
    ...(items.changed > 0 ? [[importsTexts.outcomeNames.changed, items.changed] as const] : []),
    [importsTexts.outcomeNames.here, items.here],
    [planTexts.questions, countOpen(details) + countOpenLists(details)],
    [importsTexts.outcomeNames.leftOut, items.leftOut],
  ] as const
  return (
    <>
      <dl className={styles['tiles']}>
        {tiles.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <p className={typography['soft-small']}>{planTexts.total({ count: items.total })}</p>
      <PlanLookUp details={details} />
      <ListQuestions details={details} />
      <PlanChanges details={details} />
      {questions > 0 && <OpenQuestions details={details} onAsk={onAsk} />}
      {details.questions.score > 0 && <MissingScores details={details} onAsk={onAsk} />}
      <Ending details={details} />
      <PlanFiles files={details.files} rows={details.rows.total} />
      <PlanItems details={details} heading={planTexts.heading} />
    </>
  )
}

/** Open questions: accept all likely matches together, or answer one by one. */
function OpenQuestions({ details, onAsk }: PlanOverviewProps) {
  const { accept } = useImportStep(details.id)
  const { likely } = details.questions
  const count = countQuestions(details)
  return (
    <Card as="section" aria-labelledby="open-questions">
      <div className={styles['tight']}>
        <h2 id="open-questions" className={styles['heading']}>
          {planTexts.countQuestions({ count })}
        </h2>
        <p>{describeQuestions(details)}</p>
        <div className={layout['wrap-3']}>
          {likely > 0 && (
            <Button
              loading={accept.isPending}
              onClick={() => accept.mutate(undefined, { onError: reportFailure })}
            >
              {planTexts.acceptLikely({ count: likely })}
            </Button>
          )}
          <Button kind={likely > 0 ? 'quiet' : 'primary'} onClick={() => onAsk('works')}>
            {planTexts.oneByOne({ count })}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** Reviews with a text and no score, which wait for one; the rest of their rows does not. */
function MissingScores({ details, onAsk }: PlanOverviewProps) {
  const { score } = details.questions
  return (
    <div className={styles['actions']}>
      <p>{planTexts.missingScores({ count: score })}</p>
      <Button kind="quiet" onClick={() => onAsk('scores')}>
        {planTexts.giveScores({ count: score })}
      </Button>
    </div>
  )
}

function Ending({ details }: { details: ImportDetails }) {
  const { confirm } = useImportStep(details.id)
  const [allSpoilers, setAllSpoilers] = useState(false)
  const [publishLists, setPublishLists] = useState(false)
  const [keepUnknown, setKeepUnknown] = useState(details.keepsUnknown)
  const { items, added, openLists, rounded, updates } = details
  const waiting = items.changed + updates + items.choice + countOpenLists(details)
  const count = keepUnknown ? items.new : Math.max(0, items.new - added)
  const submit = () =>
    confirm.mutate(
      {
        allSpoilers,
        ...(openLists > 0 ? { publishLists } : {}),
        ...(added > 0 ? { keepUnknown } : {}),
      },
      { onError: reportFailure },
    )
  return (
    <Card>
      <div className={styles['tight']}>
        {rounded > 0 && <p>{planTexts.rounded({ count: rounded })}</p>}
        {items.new + waiting === 0 && <p>{importsTexts.nothingNew}</p>}
        {added > 0 && (
          <Checkbox
            label={planTexts.keepUnknown({ count: added })}
            checked={keepUnknown}
            onChange={({ target }) => setKeepUnknown(target.checked)}
          />
        )}
        {openLists > 0 && (
          <Checkbox
            label={planTexts.publishLists({ count: openLists })}
            checked={publishLists}
            onChange={({ target }) => setPublishLists(target.checked)}
          />
        )}
        <Checkbox
          label={planTexts.allSpoilers}
          checked={allSpoilers}
          onChange={({ target }) => setAllSpoilers(target.checked)}
        />
        <div className={styles['actions']}>
          <DiscardButton id={details.id} />
          <Button disabled={count === 0} loading={confirm.isPending} onClick={submit}>
            {planTexts.importWorks({ count })}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** Which questions are open, and what becomes of works without an answer. */
function describeQuestions({ questions, keepsUnknown }: ImportDetails): string {
  const kinds = (['likely', 'possible', 'unknown'] as const).filter((kind) => questions[kind] > 0)
  const open = kinds.map((kind) => planTexts.open[kind]({ count: questions[kind] }))
  return planTexts.openQuestions({ questions: open.join(', '), keepsUnknown })
}
