import { titlesTexts } from '@medley/texts/titles'
import type { Medium } from '@medley/contract/values/medium'
import type { CoverMotif } from '../../ui/pictures/cover.tsx'
import { Poster } from '../../ui/pictures/poster.tsx'
import { hasLegibleTitle } from '@medley/covers/design-cover'
import { posterShape } from './poster-shape.ts'

const motifs: Record<Medium, CoverMotif> = {
  film: 'reel',
  tvShow: 'screen',
  book: 'page',
  album: 'disc',
  podcast: 'wave',
}

interface DrawnWork {
  medium: Medium
  title: string
  displayTitle?: string | undefined
  posterSource: string | null
  releaseDate?: string | null | undefined
}

type WorkPosterProps = {
  work: DrawnWork & { creators?: readonly { name: string }[] | undefined }
  /** True when the title is beside the poster or the parent link is named after it. */
  decorative?: boolean
  /** True for the one poster visible without scrolling. */
  eager?: boolean
  className?: string | undefined
}

/** The facts that decide the drawing of a work's cover. */
function coverFacts(work: DrawnWork) {
  const { medium, releaseDate } = work
  return {
    title: work.title,
    lettering: work.displayTitle,
    motif: motifs[medium],
    year: releaseDate ? Number.parseInt(releaseDate, 10) : null,
  }
}

/** True if the title is in the drawing of a work without a picture, large enough to be read there. */
export function saysTitle(work: DrawnWork): boolean {
  const ratio = posterShape(work.medium) === 'tall' ? 2 / 3 : 1
  return work.posterSource === null && hasLegibleTitle({ ...coverFacts(work), ratio })
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
      {...coverFacts(work)}
      subtitle={work.creators?.map(({ name }) => name).join(', ') || undefined}
      label={titlesTexts.mediumNames[work.medium]}
      shape={posterShape(work.medium)}
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
  return works.map((work) => ({ motif: motifs[work.medium], title: work.title }))
}
