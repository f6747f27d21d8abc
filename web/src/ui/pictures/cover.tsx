import { hashText, randomFrom } from './hash.ts'
import { classNames } from '../layout/class-names.ts'
import * as art from './cover-art.tsx'
import * as figures from './cover-art-figures.tsx'
import { coverPalettes, type CoverPalette } from './cover-palettes.ts'
import { coverTitleSize } from './cover-title.ts'
import styles from './cover.module.css'

/** The motif family of the cover. */
export type CoverMotif = 'reel' | 'screen' | 'page' | 'disc' | 'wave'

export type CoverProps = {
  title: string
  /** The creator, printed on the second line. */
  subtitle?: string | undefined
  /** The kind of thing in one word, printed small. */
  label?: string | undefined
  motif: CoverMotif
  /** width / height. */
  ratio: number
}

const families: Record<CoverMotif, readonly art.CoverArt[]> = {
  reel: [
    art.horizon,
    art.beam,
    art.eclipse,
    art.stripes,
    art.ridges,
    art.halves,
    art.slices,
    figures.road,
    figures.windows,
    figures.stairs,
    figures.initial,
  ],
  screen: [
    art.frames,
    art.bars,
    art.halftone,
    art.horizon,
    art.stripes,
    art.ripples,
    figures.windows,
    figures.initial,
    figures.triangles,
    figures.road,
  ],
  page: [
    art.arches,
    art.leaves,
    art.chevrons,
    art.ridges,
    art.quarters,
    art.eclipse,
    figures.petals,
    figures.triangles,
    figures.constellation,
    figures.initial,
    figures.stairs,
  ],
  disc: [
    art.record,
    art.quarters,
    art.halves,
    art.slices,
    art.ripples,
    art.stripes,
    figures.petals,
    figures.triangles,
  ],
  wave: [
    art.levels,
    art.ripples,
    art.waves,
    art.halftone,
    art.eclipse,
    figures.constellation,
    art.frames,
  ],
}

type Layout = 'above' | 'below' | 'bare' | 'band' | 'plate'

const layouts: Record<CoverMotif, readonly Layout[]> = {
  reel: ['above', 'below', 'bare'],
  screen: ['above', 'below', 'band'],
  page: ['plate', 'band', 'above', 'plate', 'below'],
  disc: ['above', 'below', 'bare'],
  wave: ['above', 'below', 'bare'],
}

/** Width a layout leaves for text, in per cent of the cover. */
const measures: Record<Layout, number> = { above: 84, below: 84, bare: 84, band: 84, plate: 64 }

/** Landscape motifs; a plate or band across the middle would hide their horizon. */
const scenes = new Set<art.CoverArt>([
  art.horizon,
  art.beam,
  art.ridges,
  figures.road,
  figures.stairs,
  figures.initial,
  figures.constellation,
])

const choose = <T,>(from: readonly T[], random: () => number): T | undefined =>
  from[Math.floor(random() * from.length)]

/** The palette, with its two strong colours swapped at random. */
function shuffled(palette: CoverPalette | undefined, random: () => number) {
  if (!palette || random() < 0.5) return palette
  return { ...palette, bright: palette.second, second: palette.bright }
}

/**
 * A generated cover for works without a picture. The same motif and title always give the same cover.
 * Fills its container's width; decorative, so the parent provides the accessible name.
 */
export function Cover({ title, subtitle, label, motif, ratio }: CoverProps) {
  // The subtitle is not part of the seed: some screens do not know it, and the cover must not differ.
  const random = randomFrom(hashText([motif, title].join('\n')))
  const palette = shuffled(choose(coverPalettes, random), random)
  const chosen = choose(layouts[motif], random)
  const draw = choose(families[motif], random)
  if (!palette || !draw || !chosen) return null
  const centred = chosen === 'plate' || chosen === 'band'
  const layout = centred && scenes.has(draw) ? 'above' : chosen
  return (
    <span
      className={classNames(styles['cover'], styles[layout], ratio >= 1 && styles['wide'])}
      style={{ aspectRatio: ratio, background: palette.ground, color: palette.ink }}
      aria-hidden="true"
    >
      <svg className={styles['art']} viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
        {draw(palette, random, [...title.trim()][0]?.toUpperCase() ?? '')}
      </svg>
      <span className={styles['words']} style={{ background: palette.ground }}>
        {label && <span className={styles['label']}>{label}</span>}
        <span
          className={styles['title']}
          style={{ fontSize: `${coverTitleSize(title, ratio, measures[layout])}cqi` }}
        >
          {title}
        </span>
        {subtitle && <span className={styles['subtitle']}>{subtitle}</span>}
      </span>
    </span>
  )
}
