import type { MediaList } from '@medley/contract/values/shapes'
import { useMemo } from 'react'
import { type Draw, DrawnPicture } from '../../../ui/pictures/drawn-picture.tsx'
import { coveredTitles } from '../../works/work-poster.tsx'

type ListCoverProps = {
  list: Pick<MediaList, 'title' | 'previewEntries'>
  className?: string | undefined
}

/** A list's own cover: its first works on a shelf. */
export function ListCover({ list: { title, previewEntries }, className }: ListCoverProps) {
  const draw = useMemo<Draw>(() => {
    const works = coveredTitles(previewEntries.map(({ work }) => work))
    return ({ drawShelf }) => drawShelf(title, works, 2)
  }, [title, previewEntries])
  return <DrawnPicture className={className} draw={draw} ratio={1} />
}
