import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Cover, type CoverMotif } from './cover.tsx'
import styles from './poster.module.css'

type PosterProps = {
  title: string
  subtitle?: string | undefined
  /** The kind of thing in a word, printed on a drawn cover. */
  label?: string | undefined
  /** The family of a drawn cover. */
  motif: CoverMotif
  /** 'tall' is 2:3, 'square' is 1:1. */
  shape: 'tall' | 'square'
  src?: string | null | undefined
  /** True when the title stands beside the picture or the parent link names it. */
  decorative?: boolean
  /** True for the one picture in the first view; all others load when they come near. */
  eager?: boolean
  className?: string | undefined
}

/**
 * A picture in a fixed ratio that fills the width it is given. Without a picture, or when it
 * fails to load, a cover is drawn from the words.
 */
export function Poster(props: PosterProps) {
  const { title, subtitle, label, motif, shape, src, decorative = false, eager = false } = props
  const [failedSrc, setFailedSrc] = useState<string>()
  const ratio = shape === 'tall' ? 2 / 3 : 1
  const name = [title, subtitle].filter(Boolean).join(', ')
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
        <Cover title={title} subtitle={subtitle} label={label} motif={motif} ratio={ratio} />
      )}
    </span>
  )
}
