import { planTexts } from '@medley/texts/plan'
import layout from '../../../../ui/layout/layout.module.css'
import type { ImportItem } from '@medley/contract/transfer/imports'
import { useState } from 'react'
import { Button } from '../../../../ui/forms/button.tsx'
import { MediaSearch } from '../../../media-search/media-search.tsx'
import { type OfferedWork, WorkChoice } from '../../../works/work-choice.tsx'
import styles from '../imports.module.css'
import { offer, offerFound } from './offered-works.ts'

type WorkPickProps = {
  item: ImportItem
  work: OfferedWork | null
  /** The word for a work in the texts. */
  noun: 'work' | 'film'
  onPick: (work: OfferedWork) => void
  onUnselect: () => void
}

/** An item's candidates and a search, which starts open without candidates. */
export function WorkPick({ item, work, noun, onPick, onUnselect }: WorkPickProps) {
  const offered = item.candidates.map(offer)
  const [searching, setSearching] = useState(offered.length === 0 && work === null)
  const isFound = work && !offered.some(({ key }) => key === work.key)
  const works = isFound ? [work, ...offered] : offered
  return (
    <div className={styles['stack']}>
      <WorkChoice
        legend={noun === 'film' ? planTexts.question.films : planTexts.question.works}
        works={works}
        chosen={work?.key ?? null}
        onChoose={(key) => {
          const picked = works.find((each) => each.key === key)
          if (picked) onPick(picked)
        }}
      />
      <div className={layout['wrap-3']}>
        {!searching && (
          <Button kind="quiet" onClick={() => setSearching(true)}>
            {planTexts.question.searchAnother[noun]}
          </Button>
        )}
        {work && (
          <Button kind="link" onClick={onUnselect}>
            {planTexts.question.unselect}
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
