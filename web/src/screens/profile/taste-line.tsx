import type { TasteLine as Taste } from '@medley/contract/profiles'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { genreTexts } from '../../features/works/works.messages.ts'
import { tasteTexts as texts } from './taste-line.messages.ts'
import styles from './taste-line.module.css'

function tasteQuery(userId: number) {
  return queryOptions({
    queryKey: ['taste-line', userId],
    queryFn: async ({ signal }) => {
      const params = { userId: String(userId) }
      return (await call('GET /v1/users/{userId}/taste-line', { params, signal })).taste
    },
  })
}

/** One sentence; nothing while there is none. */
export function TasteLine({ userId }: { userId: number }) {
  const { data: taste } = useQuery(tasteQuery(userId))
  const sentence = taste ? sentenceOf(taste) : ''
  return sentence !== '' && <p className={styles['taste']}>{sentence}</p>
}

function sentenceOf({ genres, decades, kindestTo }: Taste): string {
  const names = genres.map(genreTexts.inSentence)
  const mostly = texts.mostly(names, decades)
  return kindestTo === null ? mostly : texts.withKindest(mostly, kindestTo)
}
