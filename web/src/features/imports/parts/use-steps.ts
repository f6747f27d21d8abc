import type { ImportItem } from '@medley/contract/transfer/imports'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { useAskedItems } from '../imports.calls.ts'

/** An item's id, or the final confirmation; undefined if the address has neither. */
type Step = number | 'confirm' | undefined

/** Steps to load in advance. */
const stepsAhead = 5

/** An import's steps; the address holds the current one, so that reload and Back restore it. */
export function useSteps(importId: number) {
  const { items, total, ...asked } = useAskedItems(importId)
  const [step, goTo] = useStep(importId)
  const navigate = useNavigate()
  const index = placeOf(items, step, asked.canLoadMore)
  const item = items[index]
  const isSought = item === undefined && step !== 'confirm' && asked.canLoadMore
  const isNamed = step !== undefined
  useEffect(() => {
    if (isSought || (asked.canLoadMore && index >= items.length - stepsAhead)) asked.loadMore()
  })
  useEffect(() => {
    if (asked.isLoaded && !isNamed && !isSought) goTo(item?.id ?? 'confirm', true)
  })
  const goBack = () => {
    const before = item ? items[index - 1] : items.at(-1)
    if (before) goTo(before.id)
    else navigate(paths.importData())
  }
  return {
    item,
    number: index + 1,
    total,
    isError: asked.isError,
    isLoading: !asked.isLoaded || isSought,
    isFetching: asked.isFetching,
    retry: asked.retry,
    goBack,
    goOn: () => goTo(items[index + 1]?.id ?? 'confirm'),
    skipRest: () => goTo('confirm'),
  }
}

function useStep(importId: number): [Step, (step: Step, replace?: boolean) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const goTo = (step: Step, replace = false) =>
    navigate(paths.importData(importId, step), { replace, preventScrollReset: true })
  return [readStep(search.get('step')), goTo]
}

function readStep(text: string | null): Step {
  if (text === 'confirm') return text
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/**
 * The step's index among the loaded items; for an unknown or missing step, that of the first open
 * question. -1 for the confirmation, and if there is no such item yet.
 */
function placeOf(
  items: readonly Pick<ImportItem, 'id' | 'question'>[],
  step: Step,
  canLoadMore: boolean,
): number {
  if (step === 'confirm') return -1
  const named = items.findIndex(({ id }) => id === step)
  if (named >= 0 || (step !== undefined && canLoadMore)) return named
  return items.findIndex(({ question }) => question !== null)
}
