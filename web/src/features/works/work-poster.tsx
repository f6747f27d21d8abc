import type { Medium } from '@medley/contract/values/medium'
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
  className?: string | undefined
}

/** A work's poster, or a cover generated from its title; fills the width of its container. */
export function WorkPoster({
  work,
  decorative = false,
  eager = false,
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
