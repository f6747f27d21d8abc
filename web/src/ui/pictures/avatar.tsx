import { useState } from 'react'
import styles from './avatar.module.css'
import { classNames } from '../layout/class-names.ts'
import { hashText } from '@medley/covers/seeded'

type AvatarProps = {
  /** Source of the initials when there is no picture. */
  name: string
  /** Seed of the colour, for things with several names; defaults to the name. */
  colourOf?: string
  src?: string | null | undefined
  /** Width and height in px. */
  size?: number
  /** A badge at the corner with its accessible label. */
  badge?: string | undefined
  /** True when the name is next to the picture. */
  decorative?: boolean
}

const tones = 8

/** A token of the theme. Takes bits from the middle of the hash, because the lowest bits of short names collide often. */
function toneOf(text: string): string {
  return `var(--avatar-${((hashText(text) >>> 16) % tones) + 1})`
}

function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** A person's picture, or their initials on a colour derived from the name. */
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
  const label = text ? { role: 'img', 'aria-label': text } : { 'aria-hidden': true }
  const space = { width: size, height: size, fontSize: size * 0.4 }
  const face =
    src && src !== failedSrc ? (
      <img
        {...label}
        className={classNames(styles['avatar'], styles['face'])}
        style={space}
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
    ) : (
      <span
        {...label}
        className={classNames(styles['avatar'], styles['face'])}
        style={{ ...space, background: toneOf(colourOf) }}
        data-initials={initialsOf(name)}
      />
    )
  if (!badge) return face
  return (
    <span className={styles['avatar']}>
      {face}
      <span className={styles['badge']} />
    </span>
  )
}
