import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { workQuery } from '../../works/works.calls.ts'
import type { NewPostState, NewPostWork, WantedWork } from '../new-post.ts'

const nowhere: WantedWork = { id: 0, medium: 'film' }

/**
 * The work under review: the one the popup opened with, the one loaded by id, or the one chosen since.
 * Ignores a work that fails to load.
 */
export function useChosenWork({ work: given, wanted }: NewPostState) {
  const [chosen, setChosen] = useState<NewPostWork | null>()
  const { id, medium } = wanted ?? nowhere
  const { data, isLoading } = useQuery({
    ...workQuery(medium, id),
    enabled: wanted !== undefined,
  })
  const work = chosen === undefined ? (given ?? (wanted && data) ?? null) : chosen
  return {
    work,
    isLoading: isLoading && chosen === undefined,
    /** null returns to the search. */
    choose: (next: NewPostWork | null) => setChosen(next),
  }
}
