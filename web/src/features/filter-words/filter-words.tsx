import { filterWordsTexts } from '@medley/texts/filter-words'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { filterWordsQuery, useSetFilterWords } from './filter-words.calls.ts'
import styles from './parts/filter-words.module.css'
import { WordForm } from './parts/word-form.tsx'

/** The words that hide comments under the member's reviews, to be added and removed. */
export function FilterWords() {
  const { data: words, isError, refetch } = useQuery(filterWordsQuery)
  return (
    <div className={layout['stack-4']}>
      <p className={typography['soft']}>{filterWordsTexts.explanation}</p>
      {!words && isError && (
        <ErrorState compact text={filterWordsTexts.failed} onRetry={() => void refetch()} />
      )}
      {!words && !isError && <Skeleton height={112} />}
      {words && <WordForm words={words} />}
      {words && <WordList words={words} />}
    </div>
  )
}

function WordList({ words }: { words: readonly string[] }) {
  const set = useSetFilterWords()
  if (words.length === 0) return <p>{filterWordsTexts.none}</p>
  return (
    <ul role="list" className={layout['wrap-2']} aria-label={filterWordsTexts.words}>
      {words.map((word) => (
        <li key={word} className={styles['word']}>
          {word}
          <IconButton
            label={filterWordsTexts.remove({ word })}
            icon={<X />}
            disabled={set.isPending}
            onClick={() => set.mutate(words.filter((one) => one !== word))}
          />
        </li>
      ))}
    </ul>
  )
}
