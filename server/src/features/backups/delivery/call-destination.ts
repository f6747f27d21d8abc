import type { BackupFailure } from '@medley/contract/administration/backup-failures'
import { SourceError, type SourceFault } from '../../../catalogue/source-error.ts'
import type { WebAnswer, WebClient, WebRequest } from '../../../catalogue/web/web-client.ts'
import { DeliveryFailed } from './destination.ts'

export interface Call extends Pick<WebRequest, 'method' | 'headers' | 'body'> {
  url: URL
  timeoutMs?: number
  /** Statuses besides 2xx that are no failures. */
  expected?: readonly number[]
}

export interface CallAnswer {
  status: number
  text: string
}

const bytesMax = 4_000_000
const standardTimeoutMs = 30_000

/** Calls a destination and reads its answer. Throws `DeliveryFailed`. */
export async function callDestination(
  web: WebClient,
  { expected = [], timeoutMs = standardTimeoutMs, ...request }: Call,
  signal: AbortSignal,
): Promise<CallAnswer> {
  try {
    const answer = await web.send({ ...request, timeoutMs, bytesMax, signal })
    const { status } = answer
    const isFine = (status >= 200 && status < 300) || expected.includes(status)
    if (!isFine) {
      await answer.close()
      throw new DeliveryFailed(failureOfStatus(status), `HTTP ${status}`)
    }
    return { status, text: await readText(answer) }
  } catch (error) {
    // A stopping worker is no fault of the destination.
    signal.throwIfAborted()
    if (error instanceof SourceError) throw toFailure(error)
    throw error
  }
}

async function readText(answer: WebAnswer): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of answer.body()) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

const failuresByStatus: Record<number, BackupFailure> = {
  401: 'refused',
  403: 'refused',
  404: 'notFound',
  409: 'notFound',
  413: 'tooLarge',
  507: 'full',
}

function failureOfStatus(status: number): BackupFailure {
  if (status >= 300 && status < 400) return 'redirected'
  return failuresByStatus[status] ?? 'unexpected'
}

const failuresByFault: Partial<Record<SourceFault, BackupFailure>> = {
  unreachable: 'unreachable',
  timeout: 'tooSlow',
  'private-address': 'privateAddress',
}

function toFailure(error: SourceError): DeliveryFailed {
  if (isAboutCertificate(error)) return new DeliveryFailed('certificate', null, error)
  return new DeliveryFailed(failuresByFault[error.fault] ?? 'unexpected', null, error)
}

/** Node and OpenSSL have some thirty codes for certificates that are not accepted. */
function isAboutCertificate(error: Error): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (/CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(code)) return true
  }
  return false
}
