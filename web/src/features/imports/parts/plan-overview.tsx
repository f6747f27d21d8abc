import type { ImportDetails } from '@medley/contract/imports'
import { useState } from 'react'
import { formatNumber } from '../../../lib/locale.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { countQuestions, useImportStep } from '../imports.calls.ts'
import { countOf, outcomeNames, importsTexts } from '../imports.messages.ts'
import { tellFailure } from './asked-button.tsx'
import { DiscardButton } from './discard-button.tsx'
import styles from './imports.module.css'
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
    [outcomeNames.new, items.new],
    [outcomeNames.here, items.here],
    ['Questions', questions],
    [outcomeNames.leftOut, items.leftOut],
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
      <p className={styles['soft']}>
        {countOf(items.total, 'work or list', 'works and lists')} in your files. Nothing is saved
        yet; you can come back to this plan for 90 days.
      </p>
      <PlanLookUp details={details} />
      {questions > 0 && <OpenQuestions details={details} onAsk={onAsk} />}
      {details.questions.score > 0 && <MissingScores details={details} onAsk={onAsk} />}
      <Ending details={details} />
      <PlanFiles files={details.files} rows={details.rows.total} />
      <PlanItems details={details} heading="The plan" />
    </>
  )
}

/** Open questions: accept all likely matches together, or answer one by one. */
function OpenQuestions({ details, onAsk }: PlanOverviewProps) {
  const { accept } = useImportStep(details.id)
  const { likely } = details.questions
  return (
    <Card as="section" aria-labelledby="open-questions">
      <div className={styles['tight']}>
        <h2 id="open-questions" className={styles['heading']}>
          {countOf(countQuestions(details), 'question')} for you
        </h2>
        <p>{describeQuestions(details)}</p>
        <div className={styles['buttons']}>
          {likely > 0 && (
            <Button
              loading={accept.isPending}
              onClick={() => accept.mutate(undefined, { onError: tellFailure })}
            >
              Accept {countOf(likely, 'likely match', 'likely matches')}
            </Button>
          )}
          <Button kind={likely > 0 ? 'quiet' : 'primary'} onClick={() => onAsk('works')}>
            Look at them one by one
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
      <p>
        {countOf(score, 'text has', 'texts have')} no score, which a review needs here.{' '}
        {score === 1 ? 'It waits' : 'They wait'} for yours, also after the import; the works and
        days are saved without.
      </p>
      <Button kind="quiet" onClick={() => onAsk('scores')}>
        Give {score === 1 ? 'a score' : 'scores'}
      </Button>
    </div>
  )
}

function describeQuestions({ questions, keepsUnknown }: ImportDetails) {
  const { likely, possible, unknown } = questions
  const parts = [
    likely > 0 && `${countOf(likely, 'has', 'have')} one likely match`,
    possible > 0 && `${countOf(possible, 'could be', 'could be')} one of several works`,
    unknown > 0 && `${countOf(unknown, 'was', 'were')} not found here`,
  ].filter((part) => part !== false)
  const rest = keepsUnknown
    ? 'You can answer now or after the import: until then works stay as your export names them.'
    : 'What you leave open is left out.'
  return `${parts.join(', ')}. ${rest}`
}

function Ending({ details }: { details: ImportDetails }) {
  const { confirm } = useImportStep(details.id)
  const [allSpoilers, setAllSpoilers] = useState(false)
  const [keepUnknown, setKeepUnknown] = useState(details.keepsUnknown)
  const { items, added, rounded } = details
  const count = keepUnknown ? items.new : Math.max(0, items.new - added)
  const submit = () =>
    confirm.mutate({ allSpoilers, ...(added > 0 ? { keepUnknown } : {}) }, { onError: tellFailure })
  return (
    <Card>
      <div className={styles['tight']}>
        {rounded > 0 && (
          <p>
            {countOf(rounded, 'score')} between two of ours will be rounded; you see each of them
            under “Rounded scores”.
          </p>
        )}
        {items.new === 0 && items.choice === 0 && <p>{importsTexts.nothingNew}</p>}
        {added > 0 && (
          <Checkbox
            label={`${countOf(added, 'work')} nobody here knows yet: keep ${added === 1 ? 'it as your export names it' : 'them as your export names them'}`}
            checked={keepUnknown}
            onChange={({ target }) => setKeepUnknown(target.checked)}
          />
        )}
        <Checkbox
          label="Treat every imported text as a spoiler"
          checked={allSpoilers}
          onChange={({ target }) => setAllSpoilers(target.checked)}
        />
        <div className={styles['actions']}>
          <DiscardButton id={details.id} />
          <Button disabled={count === 0} loading={confirm.isPending} onClick={submit}>
            Import {countOf(count, 'work')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
