import { exportsTexts as texts } from '@medley/texts/exports'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import type { ExportSummary } from '@medley/contract/transfer/exports'
import { Download } from 'lucide-react'
import { isApiError } from '../../lib/api.ts'
import { formatDate, formatNumber } from '../../lib/locale.ts'
import { Button } from '../../ui/forms/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useDownload, useLatestExport, useRequestExport } from './exports.calls.ts'
import styles from './parts/data-export.module.css'

/** Requests a ZIP of all of the member's data and downloads it. */
export function DataExport() {
  const { data, isError, refetch } = useLatestExport()
  if (isError) {
    return <ErrorState text={texts.loadFailed} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <Skeleton height={148} />
  return (
    <div className={layout['stack-4']}>
      <p className={typography['soft']}>{texts.intro}</p>
      <p role="status" className={styles['status']}>
        {statusOf(data)}
      </p>
      <Actions latest={data} />
    </div>
  )
}

function statusOf(latest: ExportSummary | null): string {
  if (latest === null) return ''
  if (latest.state === 'requested') return texts.making
  if (latest.state === 'failed') return texts.failed
  const { size, timeExpires } = latest
  return texts.ready({ size: sizeText(size), day: formatDate(timeExpires, 'longDay') })
}

/** Such as `3.4 MB`. */
function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`
  return `${formatNumber(bytes / 1_000_000)} MB`
}

function Actions({ latest }: { latest: ExportSummary | null }) {
  const request = useRequestExport()
  const download = useDownload()
  const isReady = latest?.state === 'ready'
  const failure = failureOf(request.error, download.error)
  return (
    <>
      <div className={layout['wrap-3']}>
        {isReady && (
          <Button
            icon={<Download aria-hidden="true" size={18} />}
            loading={download.isPending}
            onClick={() => download.mutate(latest)}
          >
            {texts.download}
          </Button>
        )}
        <Button
          kind={isReady ? 'quiet' : 'primary'}
          loading={request.isPending || latest?.state === 'requested'}
          onClick={() => request.mutate()}
        >
          {isReady ? texts.makeNew : texts.make}
        </Button>
      </div>
      {failure !== null && (
        <p role="alert" className={styles['error']}>
          {failure}
        </p>
      )}
    </>
  )
}

function failureOf(request: Error | null, download: Error | null): string | null {
  if (download) return texts.downloadFailed
  if (!request) return null
  return isApiError(request, 'rate_limited') ? texts.tooOften : texts.requestFailed
}
