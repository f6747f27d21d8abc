import type { ImportItem } from '@medley/contract/imports'
import type { SearchItem } from '@medley/contract/shapes'
import type { Api, BodyOf } from '@medley/contract/api'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ExpandableText } from '../../../ui/expandable-text.tsx'
import { Hint } from '../../../ui/hint.tsx'
import { TenStars } from '../../../ui/ten-stars.tsx'
import { MediaSearch } from '../../search/media-search.tsx'
import { type OfferedWork, WorkChoice } from '../../works/work-choice.tsx'
import { mediumNames } from '../../works/medium-words.ts'
import { showReason } from '../imports.messages.ts'
import { describePlan } from './describe-item.ts'
import styles from './imports.module.css'

export type ItemDecision = BodyOf<Api['PATCH /v1/imports/{id}/items/{itemId}']>

type ItemQuestionProps = {
  item: ImportItem
  busy: boolean
  onDecide: (decision: ItemDecision) => void
  onLater: () => void
  onBack: () => void
}

/** One item: what the files say, the works it may be, or the score it lacks. */
export function ItemQuestion({ item, busy, onDecide, onLater, onBack }: ItemQuestionProps) {
  const asksScore = item.question === 'score'
  const [work, setWork] = useState<OfferedWork | null>(() => firstGood(item))
  const [score, setScore] = useState<number | null>(null)
  const ready = asksScore ? score !== null : work !== null
  const next = () => {
    if (asksScore && score !== null) onDecide({ action: 'score', rating: score })
    else if (work) onDecide({ action: 'choose', workId: work.key, medium: work.medium })
  }
  return (
    <Card>
      <div className={styles['stack']}>
        <ItemFacts item={item} />
        {asksScore ? (
          <TenStars label="Your rating" value={score} onChoose={setScore} />
        ) : (
          <WorkPick item={item} work={work} onPick={setWork} />
        )}
        <div className={styles['actions']}>
          <Button kind="quiet" onClick={onBack}>
            Back
          </Button>
          <span className={styles['buttons']}>
            <Button kind="quiet" onClick={onLater}>
              Later
            </Button>
            <Button kind="quiet" onClick={() => onDecide({ action: 'skip' })}>
              Skip
            </Button>
            <Hint
              text={ready ? undefined : asksScore ? 'Choose a rating first' : 'Choose a work first'}
            >
              <Button aria-disabled={!ready} loading={busy} onClick={next}>
                Next
              </Button>
            </Hint>
          </span>
        </div>
      </div>
    </Card>
  )
}

function ItemFacts({ item }: { item: ImportItem }) {
  const excerpt = item.reviews.find(({ textLength }) => textLength > 0)?.excerpt
  return (
    <div className={styles['tight']}>
      <p className={styles['soft']}>{questionOf(item)}</p>
      <h2 className={styles['stepTitle']}>
        {item.title} {item.year !== null && <span className={styles['soft']}>{item.year}</span>}
      </h2>
      {item.creators.length > 0 && <p>{item.creators.join(', ')}</p>}
      <div>
        {describePlan(item).map((line) => (
          <p key={line} className={styles['soft']}>
            {line}
          </p>
        ))}
        {sourcesOf(item).map(({ file, line }) => (
          <p key={`${file} ${line}`} className={styles['soft']}>
            From {file}, line {line}
          </p>
        ))}
      </div>
      {excerpt && (
        <ExpandableText lines={4} className={styles['excerpt']}>
          {excerpt}
        </ExpandableText>
      )}
    </div>
  )
}

const sourcesMax = 3

/** The rows it comes from, but for those that are named with a note. */
function sourcesOf({ rows }: ImportItem): ImportItem['rows'] {
  return rows.filter(({ note }) => note === null).slice(0, sourcesMax)
}

function questionOf({ question, candidates }: ImportItem): string {
  if (question === 'score') return 'Which score does it get?'
  return candidates.length === 0 ? 'No work of this title was found' : 'Which work is this?'
}

type WorkPickProps = {
  item: ImportItem
  work: OfferedWork | null
  onPick: (work: OfferedWork | null) => void
}

/** The works it may be, and a search, open at once where there is none. */
function WorkPick({ item, work, onPick }: WorkPickProps) {
  const offered = item.candidates.map(offer)
  const [searching, setSearching] = useState(offered.length === 0)
  const isFound = work && !offered.some(({ key }) => key === work.key)
  const works = isFound ? [work, ...offered] : offered
  return (
    <div className={styles['stack']}>
      <WorkChoice
        legend="Works to choose from"
        works={works}
        chosen={work?.key ?? null}
        onChoose={(key) => onPick(works.find((each) => each.key === key) ?? null)}
      />
      <div className={styles['buttons']}>
        {!searching && (
          <Button kind="quiet" onClick={() => setSearching(true)}>
            Search for another work
          </Button>
        )}
        {work && (
          <Button kind="link" onClick={() => onPick(null)}>
            Unselect
          </Button>
        )}
      </div>
      {searching && (
        <MediaSearch
          mediums={item.mediums}
          initialTerm={item.title ?? ''}
          onPick={(found) => {
            onPick(offerFound(found))
            setSearching(false)
          }}
        />
      )}
    </div>
  )
}

/** A single good match is chosen at first; a doubtful one never. */
function firstGood({ candidates }: ImportItem): OfferedWork | null {
  const [first] = candidates
  return first && first.sureness !== 'possible' ? offer(first) : null
}

function offer({ work, reason }: ImportItem['candidates'][number]): OfferedWork {
  const { id, medium, title, posterSource, creators, releaseDate } = work
  const note = [releaseDate?.slice(0, 4), namesOf(creators), showReason(reason)]
  return { key: id, medium, title, posterSource, creators, note: note.filter(Boolean).join(' · ') }
}

function offerFound({ id, medium, title, posterSource, creators, releaseDate }: SearchItem) {
  const note = [mediumNames[medium], releaseDate?.slice(0, 4), namesOf(creators)]
  return { key: id, medium, title, posterSource, creators, note: note.filter(Boolean).join(' · ') }
}

const namesOf = (creators: readonly { name: string }[]) =>
  creators.map(({ name }) => name).join(', ')
