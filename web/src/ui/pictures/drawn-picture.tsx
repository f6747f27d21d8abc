import type { drawings as Drawings } from '@medley/covers/drawings'
import { memo } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './drawn-picture.module.css'
import { useDrawings } from './use-drawings.ts'

/** Returns SVG elements, 100 wide. */
export type Draw = (drawings: typeof Drawings) => string

type DrawnPictureProps = {
  /** A stable function. */
  draw: Draw
  /** width / height. */
  ratio: number
  className?: string | undefined
}

/** A drawing in the language of covers, for what is no work. Fills its container's width; decorative. */
export const DrawnPicture = memo(function DrawnPicture({
  draw,
  ratio,
  className,
}: DrawnPictureProps) {
  const { drawings, isLate } = useDrawings()
  return (
    <svg
      className={classNames(styles['picture'], isLate && styles['late'], className)}
      style={{ aspectRatio: ratio }}
      viewBox={`0 0 100 ${100 / ratio}`}
      aria-hidden="true"
      // oxlint-disable-next-line react/no-danger -- numbers, colours of ours, letters and digits
      dangerouslySetInnerHTML={{ __html: drawings ? draw(drawings) : '' }}
    />
  )
})
