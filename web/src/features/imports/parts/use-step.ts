import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'

/** A step of an import: an item by its id, or the final confirmation; undefined where the address names none. */
export type Step = number | 'confirm' | undefined

/** The step that the address names, so that a reload and the browser's Back find it again. */
export function useStep(importId: number): [Step, (step: Step, replace?: boolean) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const goTo = (step: Step, replace = false) =>
    void navigate(paths.importData(importId, step), { replace, preventScrollReset: true })
  return [readStep(search.get('step')), goTo]
}

function readStep(text: string | null): Step {
  if (text === 'confirm') return text
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
