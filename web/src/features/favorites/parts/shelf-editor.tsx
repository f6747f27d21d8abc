import { favoritesTexts } from '@medley/texts/favorites'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import type { Favorite } from '@medley/contract/library/favorites'
import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { displayTitleOf } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { MediaSearch } from '../../media-search/media-search.tsx'
import { WorkPoster } from '../../works/work-poster.tsx'
import { shelvesQuery, useFillShelf } from '../favorites.calls.ts'
import styles from './shelf-editor.module.css'

type ShelfEditorProps = { memberId: number; medium: Medium }

/** The member's shelf of a medium: works are added, moved and taken off, which saves at once. */
export function ShelfEditor({ memberId, medium }: ShelfEditorProps) {
  const headingId = useId()
  const [isAdding, setIsAdding] = useState(false)
  const { data: shelves } = useQuery(shelvesQuery(memberId))
  const fill = useFillShelf(memberId, medium)
  const works = shelves?.find((shelf) => shelf.medium === medium)?.works ?? []
  const isFull = works.length >= limits.shelfMax
  const add = (work: Favorite) => {
    setIsAdding(false)
    if (works.every((one) => one.internal_id !== work.internal_id)) fill.mutate([...works, work])
  }
  return (
    <section aria-labelledby={headingId} className={styles['editor']}>
      <h3 id={headingId} className={typography['medium']}>
        {favoritesTexts.shelf.edit}
      </h3>
      <p className={typography['soft-small']}>{favoritesTexts.shelf.hint}</p>
      {shelves ? (
        <ShelfRows medium={medium} works={works} onChange={(next) => fill.mutate(next)} />
      ) : (
        <Skeleton height={64} />
      )}
      {isFull ? (
        <p className={typography['soft-small']}>{favoritesTexts.shelf.full}</p>
      ) : isAdding ? (
        <MediaSearch
          mediums={[medium]}
          autoFocus
          suggests
          onPick={({ id, title, posterSource, releaseDate }) =>
            add({ internal_id: id, title, posterSource, releaseDate })
          }
        />
      ) : (
        <Button
          kind="quiet"
          icon={<Plus aria-hidden="true" />}
          disabled={!shelves}
          onClick={() => setIsAdding(true)}
        >
          {favoritesTexts.shelf.add}
        </Button>
      )}
    </section>
  )
}

type ShelfRowsProps = {
  medium: Medium
  works: readonly Favorite[]
  onChange: (works: readonly Favorite[]) => void
}

function ShelfRows({ medium, works, onChange }: ShelfRowsProps) {
  if (works.length === 0) return null
  const move = (from: number, to: number) => {
    const work = works[from]
    if (work && to >= 0 && to < works.length)
      onChange(works.toSpliced(from, 1).toSpliced(to, 0, work))
  }
  return (
    <ol role="list" className={layout['stack-2']}>
      {works.map(({ internal_id: id, ...work }, index) => (
        <li key={id} className={styles['row']}>
          <span className={styles['poster']}>
            <WorkPoster work={{ medium, ...work }} decorative />
          </span>
          <span className={styles['title']}>{displayTitleOf(work)}</span>
          <IconButton
            label={favoritesTexts.shelf.moveUp({ title: displayTitleOf(work) })}
            icon={<ArrowUp />}
            aria-disabled={index === 0}
            onClick={() => move(index, index - 1)}
          />
          <IconButton
            label={favoritesTexts.shelf.moveDown({ title: displayTitleOf(work) })}
            icon={<ArrowDown />}
            aria-disabled={index === works.length - 1}
            onClick={() => move(index, index + 1)}
          />
          <IconButton
            label={favoritesTexts.shelf.remove({ title: displayTitleOf(work) })}
            icon={<Trash2 />}
            onClick={() => onChange(works.toSpliced(index, 1))}
          />
        </li>
      ))}
    </ol>
  )
}
