import { uiTexts } from '@medley/texts/ui'
import type { CSSProperties } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  /** Any CSS length; a number is px. */
  width?: number | string
  height?: number | string
  /** width / height, instead of a height. */
  ratio?: number
  round?: boolean
  className?: string | undefined
}

/** Placeholder with the final size of loading content. Hidden from screen readers. */
export function Skeleton({ width, height, ratio, round = false, className }: SkeletonProps) {
  const size: CSSProperties = {}
  if (width !== undefined) size.width = width
  if (height !== undefined) size.height = height
  if (ratio !== undefined) size.aspectRatio = ratio
  return (
    <span
      className={classNames(styles['bone'], round && styles['round'], className)}
      style={size}
      aria-hidden="true"
    />
  )
}

/** Placeholder for lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles['lines']} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          height="0.8em"
          width={line === lines - 1 && lines > 1 ? '60%' : '100%'}
        />
      ))}
    </span>
  )
}

type LoadingNoteProps = {
  text?: string
  /** The whole screen is loading, so this text serves as its heading. */
  heading?: boolean
}

/** Announces once that a part of the page is loading; render it next to the skeletons. */
export function LoadingNote({ text = uiTexts.loading, heading = false }: LoadingNoteProps) {
  const Text = heading ? 'h1' : 'span'
  return (
    <div role="status" className={styles['note']}>
      <Text>{text}</Text>
    </div>
  )
}
