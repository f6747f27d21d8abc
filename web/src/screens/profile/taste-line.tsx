import type { TasteLine as Taste } from '@medley/contract/people/profiles'
import { useQuery } from '@tanstack/react-query'
import { likedGenreTexts } from '../../features/works/works.messages.ts'
import { tasteQuery } from './taste-line.calls.ts'
import { tasteTexts as texts } from './profile.messages.ts'
import styles from './taste-line.module.css'

/** One sentence; nothing while there is none. */
export function TasteLine({ userId }: { userId: number }) {
  const { data: taste } = useQuery(tasteQuery(userId))
  const sentence = taste ? sentenceOf(taste) : ''
  return sentence !== '' && <p className={styles['taste']}>{sentence}</p>
}

function sentenceOf({ genres, decades, kindestTo }: Taste): string {
  const names = genres.map(likedGenreTexts.inSentence)
  const mostly = texts.mostly(names, decades)
  return kindestTo === null ? mostly : texts.withKindest(mostly, kindestTo)
}
