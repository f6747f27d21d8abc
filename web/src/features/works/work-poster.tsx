import type { Medium } from '@medley/contract/medium'
import type { CoverMotif } from '../../ui/cover.tsx'
import { Poster } from '../../ui/poster.tsx'
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
    creators?: readonly { name: string }[] | undefined
  }
  /** True when the title stands beside the poster or the parent link names it. */
  decorative?: boolean
  /** True for the one poster in the first view. */
  eager?: boolean
  className?: string | undefined
}

/** The poster of a work, or a cover drawn from its words; as wide as its place. */
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
      src={work.posterSource}
      decorative={decorative}
      eager={eager}
      className={className}
    />
  )
}
