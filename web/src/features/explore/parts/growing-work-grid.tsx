import type { Medium } from '@medley/contract/values/medium'
import { type CSSProperties, memo, useCallback, useState } from 'react'
import { posterShape } from '../../works/poster-shape.ts'
import { WorkCard, type WorkCardProps } from '../../works/work-card.tsx'
import styles from '../../works/work-card.module.css'

type ListedWork = WorkCardProps['work']

type GrowingWorkGridProps = {
  works: readonly ListedWork[]
  medium: Medium
  /** Shows places; works without a rating have none. */
  isRanked: boolean
}

/** About as many cards as are skipped or drawn together. */
const cardsTogether = 8

/** A grid of works that may become thousands, with as many columns as fit. */
export function GrowingWorkGrid({ works, medium, isRanked }: GrowingWorkGridProps) {
  const { columns, measure } = useColumns()
  const rows = Math.max(1, Math.round(cardsTogether / columns))
  const size = rows * columns
  const shape = posterShape(medium) === 'tall' ? 2 / 3 : 1
  const bands = Array.from({ length: Math.ceil(works.length / size) }, (_, band) => band * size)
  return (
    <div ref={measure} role="list" className={styles['rows']}>
      {bands.map((from) => (
        <Band
          key={from}
          works={works.slice(from, from + size)}
          firstRank={isRanked ? from + 1 : undefined}
          columns={columns}
          shape={shape}
        />
      ))}
    </div>
  )
}

type BandProps = {
  works: readonly ListedWork[]
  firstRank: number | undefined
  columns: number
  shape: number
}

/** Some rows of the grid; rendered again only if one of its works has changed. */
const Band = memo(function Band({ works, firstRank, columns, shape }: BandProps) {
  const layout: CSSProperties & Record<`--${string}`, number> = {
    '--columns': columns,
    '--rows': Math.ceil(works.length / columns),
    '--shape': shape,
  }
  return (
    <div role="presentation" className={styles['band']} style={layout}>
      {works.map((work, index) => (
        <div key={work.id} role="listitem">
          <WorkCard
            work={work}
            rank={firstRank === undefined || work.rating === null ? undefined : firstRank + index}
          />
        </div>
      ))}
    </div>
  )
}, hasSameCards)

function hasSameCards(before: BandProps, now: BandProps): boolean {
  return (
    before.columns === now.columns &&
    before.firstRank === now.firstRank &&
    before.shape === now.shape &&
    hasSame(before.works, now.works)
  )
}

function hasSame<T>(before: readonly T[], now: readonly T[]): boolean {
  return before.length === now.length && before.every((one, index) => one === now[index])
}

/** As last measured: a list that is shown again has them from its first render, in which it scrolls to its place. */
let lastColumns = 1

/** The number of columns that the browser made, before the first paint and after each change of width. */
function useColumns() {
  const [columns, setColumns] = useState(lastColumns)
  const measure = useCallback((grid: HTMLElement | null) => {
    if (!grid) return undefined
    const count = () => {
      lastColumns = getComputedStyle(grid).gridTemplateColumns.split(' ').length
      setColumns(lastColumns)
    }
    count()
    const observer = new ResizeObserver(count)
    observer.observe(grid)
    return () => observer.disconnect()
  }, [])
  return { columns, measure }
}
