import type { Medium } from '@medley/contract/values/medium'
import { spreadPalettes } from '@medley/covers/spread-palettes'
import type { CoverMotif } from '../../ui/pictures/cover.tsx'
import { Poster } from '../../ui/pictures/poster.tsx'
import { mediumNames, posterShape } from './medium-words.ts'

const motifs: Record<Medium, CoverMotif> = {
  film: 'reel',
  tvShow: 'screen',
  book: 'page',
  album: 'disc',
  podcast: 'wave',
}

type WorkPosterProps = {
  work: {
    medium: Medium
    title: string
    posterSource: string | null
    releaseDate?: string | null | undefined
    creators?: readonly { name: string }[] | undefined
  }
  /** True when the title is beside the poster or the parent link is named after it. */
  decorative?: boolean
  /** True for the one poster visible without scrolling. */
  eager?: boolean
  /** From `palettesOf`, for a poster among others. */
  palette?: number | undefined
  className?: string | undefined
}

/** A work's poster, or a cover generated from its title; fills the width of its container. */
export function WorkPoster({
  work,
  decorative = false,
  eager = false,
  palette,
  className,
}: WorkPosterProps) {
  return (
    <Poster
      title={work.title}
      subtitle={work.creators?.map(({ name }) => name).join(', ') || undefined}
      label={mediumNames[work.medium]}
      motif={motifs[work.medium]}
      shape={posterShape(work.medium)}
      year={work.releaseDate ? Number.parseInt(work.releaseDate, 10) : null}
      palette={palette}
      src={work.posterSource}
      decorative={decorative}
      eager={eager}
      className={className}
    />
  )
}

type Titled = { medium: Medium; title: string }

/** Facts about several works for a drawing of them. */
export function coveredTitles(works: readonly Titled[]): { motif: CoverMotif; title: string }[] {
  return works.map(({ medium, title }) => ({ motif: motifs[medium], title }))
}

/** The palettes of drawn covers that are shown in this order: no neighbours have the same one. */
export function palettesOf(works: readonly Titled[]): number[] {
  return spreadPalettes(coveredTitles(works))
}
