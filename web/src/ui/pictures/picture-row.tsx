import typography from '../layout/typography.module.css'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './picture-row.module.css'
import { Skeleton } from '../feedback/skeleton.tsx'

type PictureRowProps = {
  /** A link element without children; the picture and text are rendered inside it. */
  link: ReactElement<{ className?: string | undefined; children?: ReactNode }>
  /** 44 px square. */
  picture: ReactNode
  /** The first line; its `strong` parts are underlined while the row is hovered. */
  children: ReactNode
  /** A quieter second line. */
  second: ReactNode
  /** A small picture of what the text is about, inside the link. */
  thumbnail?: ReactNode
  /** Buttons or text outside the link, in an element with the class `pictureRowEnd()`. */
  end?: ReactNode
}

/** A list row: a linked picture with two lines of text, and actions at its end. */
export function PictureRow({ link, picture, children, second, thumbnail, end }: PictureRowProps) {
  return (
    <div className={styles['row']}>
      {cloneElement(
        link,
        { className: styles['link'] },
        picture,
        <span className={styles['words']}>
          <span>{children}</span> <span className={typography['soft-small']}>{second}</span>
        </span>,
        thumbnail && <span className={styles['thumbnail']}>{thumbnail}</span>,
      )}
      {end}
    </div>
  )
}

/** The class of a row's trailing element; `below` moves it under the text on a phone. */
export function pictureRowEnd({ below = false } = {}): string {
  return classNames(styles['end'], below && styles['below'])
}

/** Skeletons of `rows` rows. */
export function PictureRowsSkeleton({ rows, width }: { rows: number; width: string }) {
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} className={styles['row']}>
      <span className={styles['link']}>
        <Skeleton width={44} height={44} round />
        <span className={styles['words']}>
          <Skeleton width={width} height="1.1rem" />
          <Skeleton width="6rem" height="0.9rem" />
        </span>
      </span>
    </div>
  ))
}
