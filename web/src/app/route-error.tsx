import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { logFailure } from '../lib/log.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Shown when a screen could not be loaded or broke: says so and offers a way on. */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => logFailure('A screen broke', error), [error])
  return (
    <EmptyState
      text="An error occurred"
      actions={<Button onClick={() => window.location.reload()}>Reload</Button>}
    />
  )
}
