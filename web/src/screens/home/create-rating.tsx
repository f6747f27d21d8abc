import { homeTexts } from '@medley/texts/home'
import { useId } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { openNewPost } from '../../features/new-post/new-post.ts'
import styles from './create-rating.module.css'

/** Button that opens the new-post popup. */
export function CreateRating() {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['row']}>
      <h2 id={id} className={styles['heading']}>
        {homeTexts.homeFeed.createRating}
      </h2>
      <Button kind="quiet" onClick={() => openNewPost()}>
        {homeTexts.homeFeed.rate}
      </Button>
    </section>
  )
}
