import type { WorkDetails } from '@medley/contract/values/shapes'
import { InLists } from '../../features/lists/in-lists.tsx'
import { MoreLikeThis } from '../../features/recommendations/more-like-this.tsx'
import { MoreByCreator } from './more-by-creator.tsx'
import styles from './work-strips.module.css'

/** Strips that lead on from a work: works like it, more by its first creator, and the lists that hold it. */
export function WorkStrips({ work }: { work: WorkDetails }) {
  const creator = work.credits.find(({ role }) => role === 'creator')
  return (
    <div className={styles['strips']}>
      <MoreLikeThis work={work} maker={creator?.name} />
      {creator && <MoreByCreator work={work} creator={creator} />}
      <InLists work={work} />
    </div>
  )
}
