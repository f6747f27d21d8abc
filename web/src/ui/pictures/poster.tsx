import { useState } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Cover, type CoverMotif } from './cover.tsx'
import styles from './poster.module.css'

type PosterProps = {
  title: string
  /** The title in the reader's language, which names and letters the picture. */
  lettering?: string | undefined
  subtitle?: string | undefined
  /** The kind of thing in one word, printed on a generated cover. */
  label?: string | undefined
  /** The motif family of a generated cover. */
  motif: CoverMotif
  /** 'tall' is 2:3, 'square' is 1:1. */
  shape: 'tall' | 'square'
  year?: number | null | undefined
  src?: string | null | undefined
  /** True when the title is next to the picture or the parent link is labelled with it. */
  decorative?: boolean
  /** True for the one picture above the fold; all others load lazily. */
  eager?: boolean
  className?: string | undefined
}

/**
 * A picture with a fixed aspect ratio that fills its container's width. Without a picture, or when
 * it fails to load, a cover is generated from the title and creator.
 */
export function Poster(props: PosterProps) {
  const {
    title,
    lettering = title,
    subtitle,
    label,
    motif,
    shape,
    year,
    src,
    decorative = false,
    eager = false,
  } = props
  const [failedSrc, setFailedSrc] = useState<string>()
  const ratio = shape === 'tall' ? 2 / 3 : 1
  const name = [lettering, subtitle].filter(Boolean).join(', ')
  return (
    <span
      className={classNames(styles['poster'], props.className)}
      style={{ aspectRatio: ratio }}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src && src !== failedSrc ? (
        <img
          className={styles['image']}
          src={src}
          alt=""
          width={shape === 'tall' ? 200 : 300}
          height={300}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <Cover {...{ title, lettering, subtitle, label, motif, ratio, year }} />
      )}
    </span>
  )
}
