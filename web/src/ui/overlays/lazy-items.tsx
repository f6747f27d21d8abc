import { uiTexts } from '@medley/texts/ui'
import { type ComponentType, useState } from 'react'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { MenuItem } from './menu.tsx'

type LazyItemsProps<Props> = {
  /** Loads a component of menu items; a stable function. */
  load: () => Promise<ComponentType<Props>>
  items: Props
  /** Shown if they cannot be loaded. */
  failed: string
}

/** Menu items whose code loads when the menu opens. */
export function LazyItems<Props extends object>({ load, items, failed }: LazyItemsProps<Props>) {
  const [hasFailed, setHasFailed] = useState(false)
  const part = useLazy(load, !hasFailed, (error) => {
    logFailure('The items of a menu could not be loaded', error)
    setHasFailed(true)
  })
  if (part) return <part.Component {...items} />
  return (
    <MenuItem disabled onSelect={() => undefined}>
      {hasFailed ? failed : uiTexts.loading}
    </MenuItem>
  )
}
