import { type CoverMotif, designCover } from '@medley/covers/design-cover'
import { type CSSProperties, memo } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './cover.module.css'
import { loadDrawings, useDrawings, writeGlyph } from './use-drawings.ts'

export type { CoverMotif } from '@medley/covers/design-cover'

void loadDrawings()

export type CoverProps = {
  title: string
  /** The title in the reader's language, which is written on the cover in its place. */
  lettering?: string | undefined
  /** The creator, printed on the second line. */
  subtitle?: string | undefined
  /** The kind of thing in one word, printed small. */
  label?: string | undefined
  motif: CoverMotif
  /** width / height. */
  ratio: number
  /** Of the work; its decade chooses type and finish. */
  year?: number | null | undefined
}

/**
 * A drawn cover for works without a picture. The same motif and title always give the same cover.
 * Fills its container's width; decorative, so the parent provides the accessible name.
 */
export const Cover = memo(function Cover(props: CoverProps) {
  const { title, lettering = title, subtitle, label, motif, ratio, year = null } = props
  const design = designCover({ title, lettering, motif, ratio, year })
  const { palette, layout, era, type, titleSize } = design
  const { drawings, isLate } = useDrawings()
  const letters: CSSProperties = {
    fontSize: `${titleSize}cqi`,
    fontFamily: `var(--${type.face})`,
    fontWeight: type.weight,
    letterSpacing: `${type.spacing}em`,
  }
  return (
    <span
      className={classNames(
        styles['cover'],
        styles[layout],
        styles[era],
        ratio >= 1 && styles['square'],
      )}
      style={{ aspectRatio: ratio, background: palette.ground, color: palette.ink }}
      aria-hidden="true"
    >
      <svg
        className={classNames(styles['art'], isLate && styles['late'])}
        style={{ background: palette.tint }}
        viewBox="0 0 100 100"
        preserveAspectRatio="xMidYMid slice"
        // oxlint-disable-next-line react/no-danger -- numbers, colours of ours and one letter or digit
        dangerouslySetInnerHTML={{ __html: drawings?.drawArt(design, writeGlyph) ?? '' }}
      />
      <span className={styles['words']} style={{ background: palette.ground }}>
        {label && <span className={styles['label']}>{label}</span>}
        <span
          className={classNames(styles['title'], type.capitals && styles['capitals'])}
          style={letters}
        >
          {lettering}
        </span>
        {subtitle && <span className={styles['subtitle']}>{subtitle}</span>}
      </span>
    </span>
  )
})
