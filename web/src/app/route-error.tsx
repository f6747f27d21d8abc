import { shellTexts } from '@medley/texts/shell'
import { useEffect, useState } from 'react'
import { Link } from '../lib/router/navigation.tsx'
import { ChunkLoadError } from '../lib/loading/load-chunk.ts'
import { logFailure } from '../lib/log.ts'
import { isBuildReplaced, mayLeaveBuild } from '../lib/loading/new-build.ts'
import { paths } from '../paths.ts'
import { Button, buttonClass } from '../ui/forms/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'

/**
 * Stands where a screen broke: explains the failure and offers a way on. Chunks that are missing
 * because of a new build or a lost connection are retried by a reload.
 */
export function RouteError({ error }: { error: unknown }) {
  const [isShown, setIsShown] = useState(!(error instanceof ChunkLoadError))
  useEffect(() => {
    if (!(error instanceof ChunkLoadError)) {
      logFailure('A screen broke', error)
      return undefined
    }
    let left = false
    const takeNewBuild = async () => {
      if ((await isBuildReplaced()) && mayLeaveBuild()) return reload()
      if (left) return
      logFailure('A screen could not be loaded', error)
      setIsShown(true)
    }
    void takeNewBuild()
    window.addEventListener('online', reload)
    return () => {
      left = true
      window.removeEventListener('online', reload)
    }
  }, [error])
  if (!isShown) return null
  const isOffline = error instanceof ChunkLoadError && !navigator.onLine
  return (
    <EmptyState
      whole
      text={isOffline ? shellTexts.noConnection : shellTexts.failed}
      {...(isOffline && { detail: shellTexts.opensOnline })}
      actions={
        <>
          <Button onClick={reload}>{shellTexts.reload}</Button>
          <Link className={buttonClass('quiet')} to={paths.home()} reloadDocument>
            {shellTexts.goHome}
          </Link>
        </>
      }
    />
  )
}

function reload(): void {
  window.location.reload()
}
