import { Card } from '../../ui/layout/card.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { openNewPost } from '../../features/new-post/new-post.ts'
import { homeFeedTexts } from './home.messages.ts'
import styles from './create-rating.module.css'

/** Button that opens the new-post popup. */
export function CreateRating() {
  return (
    <Card as="section" className={styles['card']}>
      <h2 className={styles['heading']}>{homeFeedTexts.createRating}</h2>
      <Button onClick={() => openNewPost()}>{homeFeedTexts.rate}</Button>
    </Card>
  )
}
