import type { ImportDetails } from '@medley/contract/imports'
import { useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { useImportStep } from '../imports.calls.ts'
import { countOf, outcomeNames, importsTexts } from '../imports.messages.ts'
import { tellFailure } from './asked-button.tsx'
import { DiscardButton } from './discard-button.tsx'
import styles from './imports.module.css'
import { PlanFiles } from './plan-files.tsx'
import { PlanItems } from './plan-items.tsx'
import { PlanLookUp } from './plan-look-up.tsx'

type PlanOverviewProps = { details: ImportDetails; onAsk: () => void }

const outcomes = ['new', 'here', 'choice', 'leftOut'] as const

/** The whole plan: totals, open questions, files and items, with a button to import it. */
export function PlanOverview({ details, onAsk }: PlanOverviewProps) {
  return (
    <>
      <dl className={styles['tiles']}>
        {outcomes.map((outcome) => (
          <div key={outcome}>
            <dt>{outcomeNames[outcome]}</dt>
            <dd>{details.rows[outcome].toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['soft']}>
        {countOf(details.rows.total, 'row')} of your files, each counted once. Nothing is saved yet;
        you can come back to this plan for 90 days.
      </p>
      <PlanLookUp details={details} />
      {details.items.choice > 0 && <OpenQuestions details={details} onAsk={onAsk} />}
      <PlanFiles files={details.files} />
      <PlanItems details={details} heading="The plan" />
      <Ending details={details} />
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
          {countOf(details.items.choice, 'question')} for you
        </h2>
        <p>{describeQuestions(details.questions)}</p>
        <div className={styles['buttons']}>
          {likely > 0 && (
            <Button
              loading={accept.isPending}
              onClick={() => accept.mutate(undefined, { onError: tellFailure })}
            >
              Accept {countOf(likely, 'good match', 'good matches')}
            </Button>
          )}
          <Button kind={likely > 0 ? 'quiet' : 'primary'} onClick={onAsk}>
            Look at them one by one
          </Button>
        </div>
      </div>
    </Card>
  )
}

function describeQuestions({ likely, possible, unknown, score }: ImportDetails['questions']) {
  const parts = [
    likely > 0 && `${countOf(likely, 'has', 'have')} one good match`,
    possible > 0 && `${countOf(possible, 'could be', 'could be')} one of several works`,
    unknown > 0 && `${countOf(unknown, 'was', 'were')} not found here`,
    score > 0 && `${countOf(score, 'lacks', 'lack')} a score`,
  ].filter((part) => part !== false)
  return `${parts.join(', ')}. What you leave open is left out.`
}

function Ending({ details }: { details: ImportDetails }) {
  const { confirm } = useImportStep(details.id)
  const [allSpoilers, setAllSpoilers] = useState(false)
  const { items, rounded } = details
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
        <Checkbox
          label="Treat every imported text as a spoiler"
          checked={allSpoilers}
          onChange={({ target }) => setAllSpoilers(target.checked)}
        />
        <div className={styles['actions']}>
          <DiscardButton id={details.id} />
          <Button
            disabled={items.new === 0}
            loading={confirm.isPending}
            onClick={() => confirm.mutate(allSpoilers, { onError: tellFailure })}
          >
            Import {countOf(items.new, 'work')}
          </Button>
        </div>
        {items.choice > 0 && (
          <p className={styles['soft']}>
            {countOf(items.choice, 'open question')} will be left out.
          </p>
        )}
      </div>
    </Card>
  )
}
