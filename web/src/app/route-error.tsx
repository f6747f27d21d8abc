import { useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Shown when a screen could not be loaded or broke: says so and offers a way on. */
export function RouteError() {
  const error = useRouteError()
  console.error(error)
  return (
    <EmptyState
      text="An error occurred"
      actions={<Button onClick={() => window.location.reload()}>Reload</Button>}
    />
  )
}
