import type { WorkDetails } from '@medley/contract/shapes'
import { InLists } from '../../lists/in-lists.tsx'
import { MoreByCreator } from './more-by-creator.tsx'
import styles from './work-strips.module.css'

/** What leads on from a work: more by its first creator, and the lists that hold it. */
export function WorkStrips({ work }: { work: WorkDetails }) {
  const creator = work.credits.find(({ role }) => role === 'creator')
  return (
    <div className={styles['strips']}>
      {creator && <MoreByCreator work={work} creator={creator} />}
      <InLists work={work} />
    </div>
  )
}
