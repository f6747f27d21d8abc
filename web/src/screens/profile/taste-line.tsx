import { useQuery } from '@tanstack/react-query'
import { tasteQuery } from './taste-line.calls.ts'
import { tasteSentence } from './taste-sentence.ts'
import styles from './taste-line.module.css'

/** One sentence; nothing while there is none. */
export function TasteLine({ userId }: { userId: number }) {
  const { data: taste } = useQuery(tasteQuery(userId))
  const sentence = taste ? tasteSentence(taste) : ''
  return sentence !== '' && <p className={styles['taste']}>{sentence}</p>
}
