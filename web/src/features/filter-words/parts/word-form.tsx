import { filterWordsTexts } from '@medley/texts/filter-words'
import { countCodePoints, limits } from '@medley/contract/limits'
import { useState, type SubmitEvent } from 'react'
import { announce } from '../../../ui/feedback/announcement-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useSetFilterWords } from '../filter-words.calls.ts'
import styles from './filter-words.module.css'

/** Adds a word; keeps it in the field if it could not be saved. */
export function WordForm({ words }: { words: readonly string[] }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const set = useSetFilterWords()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (set.isPending) return
    const word = text.trim()
    const found = problemOf(word, words)
    setProblem(found)
    if (found !== undefined) return
    set.mutate([...words, word], {
      onSuccess: () => {
        announce(filterWordsTexts.added({ word }))
        setText('')
      },
      onError: () => setProblem(filterWordsTexts.failedInside),
    })
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        label={filterWordsTexts.label}
        hint={filterWordsTexts.hint}
        autoComplete="off"
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" kind="quiet" loading={set.isPending}>
        {filterWordsTexts.add}
      </Button>
    </form>
  )
}

function problemOf(word: string, words: readonly string[]): string | undefined {
  if (word === '') return filterWordsTexts.required
  if (!/[\p{L}\p{N}]/u.test(word)) return filterWordsTexts.needsLetter
  if (countCodePoints(word) > limits.filterWordMax)
    return filterWordsTexts.tooLong({ max: limits.filterWordMax })
  if (words.length >= limits.filterWordsMax)
    return filterWordsTexts.tooMany({ max: limits.filterWordsMax })
  const isPresent = words.some((one) => one.localeCompare(word, undefined, loose) === 0)
  return isPresent ? filterWordsTexts.present : undefined
}

/** Without case and accents. */
const loose = { sensitivity: 'base' } as const
