import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './picture-row.module.css'
import { Skeleton } from './skeleton.tsx'

type PictureRowProps = {
  /** A link without content; picture and words go into it. */
  link: ReactElement<{ className?: string | undefined; children?: ReactNode }>
  /** 44 px square. */
  picture: ReactNode
  /** The first line; what is `strong` in it is underlined when the pointer is on the row. */
  children: ReactNode
  /** A quieter second line. */
  second: ReactNode
  /** Buttons or words outside the link, in an element with the class `pictureRowEnd()`. */
  end?: ReactNode
}

/** A row of a list: a picture and two lines that lead somewhere, and what can be done about it. */
export function PictureRow({ link, picture, children, second, end }: PictureRowProps) {
  return (
    <div className={styles['row']}>
      {cloneElement(
        link,
        { className: styles['link'] },
        picture,
        <span className={styles['words']}>
          <span>{children}</span> <span className={styles['second']}>{second}</span>
        </span>,
      )}
      {end}
    </div>
  )
}

/** The class of what stands at the end of a row; `below` puts it under the words on a phone. */
export function pictureRowEnd({ below = false } = {}): string {
  return classNames(styles['end'], below && styles['below'])
}

/** Rows that are loading, as many as `rows`. */
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
