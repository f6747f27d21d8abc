import type { Evening, EveningReason, Proposal } from '@medley/contract/evenings'
import type { ReactNode } from 'react'
import { joinFacts } from '../../../lib/facts.ts'
import { Link } from '../../../lib/router/navigation.tsx'
import { formatNumber } from '../../../lib/locale.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import { genreTexts } from '../../works/works.messages.ts'
import { nameWithYear } from '../../works/medium-words.ts'
import { showMinutes } from '../../works/show-minutes.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import { type EveningStep, useEveningStep } from '../evenings.calls.ts'
import { eveningTexts as texts } from '../evenings.messages.ts'
import { namesOf } from '../names.ts'
import styles from './tonight.module.css'

type ProposalsProps = { evening: Evening; memberId: number; isHost: boolean }

/** The proposals, with a reason for each person. Nobody can veto after the choice. */
export function Proposals({ evening, memberId, isHost }: ProposalsProps) {
  const step = useEveningStep(evening.id)
  if (evening.proposals.length === 0) {
    return <EmptyState text={texts.none} detail={texts.noneDetail} />
  }
  const isUnclear = evening.proposals.some((proposal) => isOfUnknownLength(evening, proposal))
  return (
    <Card>
      {isUnclear && <p className={styles['soft']}>{texts.mayBeLonger}</p>}
      <ul role="list" className={styles['proposals']}>
        {evening.proposals.map((proposal) => (
          <li
            key={proposal.work.id}
            className={classNames(styles['proposal'], proposal.isVetoed && styles['out'])}
          >
            <ProposalRow proposal={proposal} evening={evening} memberId={memberId}>
              <ProposalActions
                proposal={proposal}
                evening={evening}
                memberId={memberId}
                isHost={isHost}
                onStep={(next) => step.mutate(next)}
              />
            </ProposalRow>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type RowProps = {
  proposal: Proposal
  evening: Evening
  memberId: number
}

function ProposalRow({
  proposal,
  evening,
  memberId,
  children,
}: RowProps & { children: ReactNode }) {
  const { work, reasons, isVetoed, vetoedBy } = proposal
  const named = (ids: readonly number[]) =>
    namesOf(
      evening.people.filter(({ id }) => ids.includes(id)),
      memberId,
    )
  return (
    <>
      <span className={styles['poster']}>
        <WorkPoster work={work} decorative />
      </span>
      <div className={styles['words']}>
        <Link to={paths.work(work)} className={styles['title']}>
          {nameWithYear(work)}
        </Link>
        <p className={styles['soft']}>{factsOf(proposal, evening)}</p>
        {isVetoed ? (
          <p>{vetoedBy.length > 0 ? texts.vetoedBy(named(vetoedBy)) : texts.vetoedByOther}</p>
        ) : (
          <ul role="list" className={styles['reasons']}>
            {reasons.map(({ userId, reason }) => (
              <li key={userId}>
                {reasonWords(reason, userId === memberId ? null : named([userId]))}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </>
  )
}

/** True if a proposal may be longer than the limit. */
function isOfUnknownLength({ maxMinutes, maxPages }: Evening, { minutes, pages }: Proposal) {
  return (maxMinutes !== null && minutes === null) || (maxPages !== null && pages === null)
}

function factsOf(proposal: Proposal, evening: Evening): string {
  const { work, minutes, pages, genres } = proposal
  return joinFacts([
    ...work.creators.slice(0, 2).map(({ name }) => name),
    minutes !== null && showMinutes(minutes),
    pages !== null && texts.pages(formatNumber(pages)),
    isOfUnknownLength(evening, proposal) && texts.lengthUnknown,
    ...genres.slice(0, 2).map(genreTexts.nameOf),
  ])
}

/** A reason in words; without a name it is the member's own. */
function reasonWords(reason: EveningReason, name: string | null): string {
  switch (reason.kind) {
    case 'saved':
      return name === null ? texts.ownSaved : texts.saved(name)
    case 'liked': {
      const { title } = reason.work
      return name === null ? texts.ownLiked(title) : texts.liked(name, title)
    }
    case 'genre': {
      const genre = genreTexts.inSentence(reason.name)
      return name === null ? texts.ownLikes(genre) : texts.likes(name, genre)
    }
    default:
      return name === null ? texts.ownPopular : texts.popular(name)
  }
}

type ActionsProps = RowProps & { isHost: boolean; onStep: (step: EveningStep) => void }

function ProposalActions({ proposal, evening, memberId, isHost, onStep }: ActionsProps) {
  const { work, vetoedBy, isVetoed } = proposal
  const isOwnVeto = vetoedBy.includes(memberId)
  const isChosen = evening.choice?.work.id === work.id
  const isLogged = evening.people.some(({ hasConfirmed }) => hasConfirmed)
  return (
    <div className={styles['actions']}>
      {isHost && !isVetoed && !isChosen && !isLogged && (
        <Button
          aria-label={texts.chooseNamed(work.title)}
          onClick={() => onStep({ kind: 'choose', workId: work.id })}
        >
          {texts.choose}
        </Button>
      )}
      {!evening.choice && (
        <Button
          kind="quiet"
          aria-label={isOwnVeto ? texts.unvetoNamed(work.title) : texts.vetoNamed(work.title)}
          onClick={() => onStep({ kind: isOwnVeto ? 'unveto' : 'veto', workId: work.id })}
        >
          {isOwnVeto ? texts.unveto : texts.veto}
        </Button>
      )}
    </div>
  )
}
