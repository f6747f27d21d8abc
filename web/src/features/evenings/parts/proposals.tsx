import { eveningsTexts } from '@medley/texts/evenings'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import type { Evening, EveningReason, Proposal } from '@medley/contract/people/evenings'
import { displayTitleOf, yearOf } from '@medley/messages/titles'
import type { ReactNode } from 'react'
import { joinFacts } from '../../../lib/facts.ts'
import { Link } from '../../../lib/router/navigation.tsx'
import { formatNumber } from '../../../lib/locale.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { CoverRatings } from '../../ratings/own-rating.tsx'
import { coverProps } from '../../works/cover-props.ts'
import { genreName } from '../../works/genre-words.ts'
import { likedGenre } from '../../works/liked-genre.ts'
import { showMinutes } from '../../works/show-minutes.ts'
import { saysTitle, WorkPoster } from '../../works/work-poster.tsx'
import { type EveningStep, useEveningStep } from '../evenings.calls.ts'
import { namesOf } from '../names.ts'
import { tellingReason } from '../reasons.rules.ts'
import styles from './tonight.module.css'

type ProposalsProps = { evening: Evening; memberId: number; isHost: boolean }

/** The proposals as covers, with what the others gave them or a reason. Nobody can veto after the choice. */
export function Proposals({ evening, memberId, isHost }: ProposalsProps) {
  const step = useEveningStep(evening.id)
  if (evening.proposals.length === 0) {
    return <EmptyState text={eveningsTexts.none} detail={eveningsTexts.noneDetail} />
  }
  const isUnclear = evening.proposals.some((proposal) => isOfUnknownLength(evening, proposal))
  return (
    <section aria-label={eveningsTexts.proposals}>
      {isUnclear && <p className={typography['soft']}>{eveningsTexts.mayBeLonger}</p>}
      <ul role="list" className={styles['proposals']}>
        {evening.proposals.map((proposal) => (
          <li
            key={proposal.work.id}
            className={classNames(styles['proposal'], proposal.isVetoed && styles['out'])}
          >
            <ProposalCard proposal={proposal} evening={evening} memberId={memberId}>
              <ProposalActions
                proposal={proposal}
                evening={evening}
                memberId={memberId}
                isHost={isHost}
                onStep={(next) => step.mutate(next)}
              />
            </ProposalCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

type RowProps = {
  proposal: Proposal
  evening: Evening
  memberId: number
}

function ProposalCard({
  proposal,
  evening,
  memberId,
  children,
}: RowProps & { children: ReactNode }) {
  const { work, isVetoed, vetoedBy, friendsRating } = proposal
  const named = (ids: readonly number[]) =>
    namesOf(
      evening.people.filter(({ id }) => ids.includes(id)),
      memberId,
    )
  const vetoWords =
    vetoedBy.length > 0
      ? eveningsTexts.vetoedBy({ names: named(vetoedBy) })
      : eveningsTexts.vetoedByOther
  const nameOf = (id: number) => (id === memberId ? null : named([id]))
  const words = isVetoed ? vetoWords : wordsFor(proposal, evening, nameOf)
  return (
    <>
      <Link {...coverProps(work)} to={paths.work(work)} className={styles['cover']}>
        <span className={styles['picture']}>
          <WorkPoster work={work} decorative />
          <CoverRatings workId={work.id} rating={friendsRating} whose="friends" />
        </span>
        {saysTitle(work) ? (
          <VisuallyHidden>{displayTitleOf(work)}</VisuallyHidden>
        ) : (
          <span className={styles['name']}>{displayTitleOf(work)}</span>
        )}
      </Link>
      <div className={styles['words']}>
        <p className={typography['soft']}>{factsOf(proposal, evening)}</p>
        {words && <p>{words}</p>}
      </div>
      {children}
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
    work.releaseDate && yearOf(work.releaseDate),
    minutes !== null && showMinutes(minutes),
    pages !== null && eveningsTexts.pages({ count: formatNumber(pages) }),
    isOfUnknownLength(evening, proposal) && eveningsTexts.lengthUnknown,
    ...genres.slice(0, 1).map(genreName),
  ])
}

/** The scores of the others; of a work that none of them rated, the reason that tells it from the others. */
function wordsFor(
  proposal: Proposal,
  { proposals }: Evening,
  nameOf: (userId: number) => string | null,
): string {
  if (proposal.scores.length > 0) {
    return joinFacts(
      proposal.scores.map(({ userId, rating }) =>
        eveningsTexts.scored({ name: nameOf(userId) ?? '', rating }),
      ),
    )
  }
  const found = tellingReason(proposal.reasons, proposals)
  return found ? reasonWords(found.reason, nameOf(found.userId)) : ''
}

/** A reason in words; without a name it is the member's own. */
function reasonWords(reason: EveningReason, name: string | null): string {
  switch (reason.kind) {
    case 'saved':
      return name === null ? eveningsTexts.ownSaved : eveningsTexts.saved({ name })
    case 'liked': {
      const title = displayTitleOf(reason.work)
      return name === null
        ? eveningsTexts.ownLiked({ title })
        : eveningsTexts.liked({ name, title })
    }
    case 'genre': {
      const genre = likedGenre(reason.name)
      return name === null
        ? eveningsTexts.ownLikes({ genre })
        : eveningsTexts.likes({ name, genre })
    }
    default:
      return ''
  }
}

type ActionsProps = RowProps & { isHost: boolean; onStep: (step: EveningStep) => void }

function ProposalActions({ proposal, evening, memberId, isHost, onStep }: ActionsProps) {
  const { work, vetoedBy, isVetoed } = proposal
  const isOwnVeto = vetoedBy.includes(memberId)
  const isChosen = evening.choice?.work.id === work.id
  const isLogged = evening.people.some(({ hasConfirmed }) => hasConfirmed)
  return (
    <div className={layout['wrap-1']}>
      {isHost && !isVetoed && !isChosen && !isLogged && (
        <Button
          kind="quiet"
          aria-label={eveningsTexts.chooseNamed({ title: displayTitleOf(work) })}
          onClick={() => onStep({ kind: 'choose', workId: work.id })}
        >
          {eveningsTexts.choose}
        </Button>
      )}
      {!evening.choice && (
        <Button
          kind="link"
          aria-label={
            isOwnVeto
              ? eveningsTexts.unvetoNamed({ title: displayTitleOf(work) })
              : eveningsTexts.vetoNamed({ title: displayTitleOf(work) })
          }
          onClick={() => onStep({ kind: isOwnVeto ? 'unveto' : 'veto', workId: work.id })}
        >
          {isOwnVeto ? eveningsTexts.unveto : eveningsTexts.veto}
        </Button>
      )}
    </div>
  )
}
