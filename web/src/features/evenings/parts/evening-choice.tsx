import { eveningsTexts } from '@medley/texts/evenings'
import typography from '../../../ui/layout/typography.module.css'
import type { Evening } from '@medley/contract/people/evenings'
import { CalendarCheck } from 'lucide-react'
import { Link } from '../../../lib/router/navigation.tsx'
import { showDay } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useMember } from '../../sessions/session.ts'
import { nameWithYear } from '../../works/name-with-year.ts'
import { coverLinkMarks, coverMarks } from '../../works/cover-props.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import { useEveningStep } from '../evenings.calls.ts'
import { namesOf } from '../names.ts'
import styles from './tonight.module.css'

/** The chosen work, with a press that says it was watched, read or heard; renders nothing before. */
export function EveningChoice({ evening, memberId }: { evening: Evening; memberId: number }) {
  const username = useMember()?.username ?? ''
  const step = useEveningStep(evening.id)
  const { choice, hasConfirmed, medium, people } = evening
  if (!choice) return null
  const confirmed = people.filter((person) => person.hasConfirmed)
  return (
    <Card as="section" aria-labelledby="evening-choice">
      <div className={styles['choice']}>
        <span {...coverMarks(choice.work)}>
          <WorkPoster work={choice.work} decorative />
        </span>
        <div className={styles['words']}>
          <p className={typography['soft']}>
            {eveningsTexts.choice} · <time dateTime={choice.day}>{showDay(choice.day)}</time>
          </p>
          <h2 id="evening-choice" className={styles['title']}>
            <Link {...coverLinkMarks(choice.work)} to={paths.work(choice.work)}>
              {nameWithYear(choice.work)}
            </Link>
          </h2>
          {confirmed.length > 0 && (
            <p className={typography['soft']}>
              {eveningsTexts.logged({ names: namesOf(confirmed, memberId) })}
            </p>
          )}
          {hasConfirmed ? (
            <p>
              {confirmed.length < people.length
                ? eveningsTexts.toldOthers
                : `${eveningsTexts.confirmed}.`}{' '}
              <Link to={paths.diary(username)}>{eveningsTexts.toDiary}</Link>
            </p>
          ) : (
            <Button
              icon={<CalendarCheck aria-hidden="true" />}
              loading={step.isPending}
              onClick={() => step.mutate({ kind: 'confirm' })}
            >
              {eveningsTexts.confirm({ medium, isAlone: people.length === 1 })}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
