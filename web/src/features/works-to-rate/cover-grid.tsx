import { worksToRateTexts } from '@medley/texts/works-to-rate'
import type { Work } from '@medley/contract/values/shapes'
import { useRef } from 'react'
import { CoverTile } from './parts/cover-tile.tsx'
import { useGridKeys } from './parts/use-grid-keys.ts'
import styles from './cover-grid.module.css'

type CoverGridProps = {
  works: readonly Work[]
  openId: number | null
  onOpen: (work: Work) => void
}

/** Covers with one tab stop; arrow keys move between them. */
export function CoverGrid({ works, openId, onOpen }: CoverGridProps) {
  const grid = useRef<HTMLUListElement>(null)
  const { stop, setStop, onKeyDown } = useGridKeys(grid)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move the focus between its buttons
    <ul
      ref={grid}
      role="list"
      className={styles['grid']}
      aria-label={worksToRateTexts.grid}
      onKeyDown={onKeyDown}
    >
      {works.map((work, index) => (
        <li key={work.id}>
          <CoverTile
            work={work}
            isOpen={work.id === openId}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setStop(index)}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  )
}
