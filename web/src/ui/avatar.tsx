import { useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './avatar.module.css'
import { hashText } from './hash.ts'

type AvatarProps = {
  /** Without a picture the initials come from it. */
  name: string
  /** What the colour comes from, where one thing has several names; else the name. */
  colourOf?: string
  src?: string | null | undefined
  /** Edge in px. */
  size?: number
  /** A small mark at the corner, with what it means for screen readers. */
  badge?: string | undefined
  /** True when the name stands beside the picture. */
  decorative?: boolean
}

const tones = 8

/** From the middle of the number: the lowest bits of short names are too much alike. */
function toneOf(text: string): number {
  return (hashText(text) >>> 16) % tones
}

function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** A person's picture, or their initials on a colour that is always the same. */
export function Avatar({
  name,
  colourOf = name,
  src,
  size = 38,
  badge,
  decorative = false,
}: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const text = [!decorative && name, badge].filter(Boolean).join(', ')
  return (
    <span
      className={styles['avatar']}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
      {...(text ? { role: 'img', 'aria-label': text } : { 'aria-hidden': true })}
    >
      {src && src !== failedSrc ? (
        <img
          className={styles['face']}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <span className={classNames(styles['face'], styles[`tone${toneOf(colourOf)}`])}>
          {initialsOf(name)}
        </span>
      )}
      {badge && <span className={styles['badge']} />}
    </span>
  )
}
