import type { Config } from './config.ts'
import { hostOf } from './database-address.ts'
import { isThisMachine } from '../lib/this-machine.ts'

const noContact =
  'SOURCES_CONTACT is not set and PUBLIC_URL is not public: data sources get no contact and may answer less often.'

const plainHttp =
  'PUBLIC_URL is plain http: browsers keep the session in a cookie that the network can read. docs/operations.md shows how to add TLS.'

/** Warnings for the operator at the start. */
export function startWarnings(config: Config): string[] {
  return [
    ...(!config.offline && config.sourcesContact === null ? [noContact] : []),
    ...(isOnPlainHttp(config) ? [plainHttp] : []),
    ...plainConnections(config),
  ]
}

/** True if other machines can reach the product without TLS, so that browsers refuse secure cookies. */
export function isOnPlainHttp({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'https:') return false
  return !isThisMachine(hostname) || !isThisMachine(host)
}

/** Warns about connections to other machines that the network can read. */
export function plainConnections({
  databaseUrl,
  s3,
  tracing,
}: Pick<Config, 'databaseUrl' | 's3' | 'tracing'>): string[] {
  const texts: string[] = []
  if (databaseUrl !== undefined) {
    const host = hostOf(databaseUrl)
    const isLocal = host.startsWith('/') || isThisMachine(host)
    const sslmode = new URLSearchParams(databaseUrl.split('?')[1]).get('sslmode')
    const isPlain = ['disable', 'allow', 'prefer', null].includes(sslmode)
    if (!isLocal && isPlain)
      texts.push(
        'DATABASE_URL has no sslmode=verify-full: others on the network may read what is stored.',
      )
  }
  if (s3 && isPlainElsewhere(s3.endpoint)) {
    texts.push(
      'S3_ENDPOINT is plain http: others on the network may read and change uploaded files.',
    )
  }
  if (tracing && isPlainElsewhere(tracing.url)) {
    texts.push(
      'OTEL_EXPORTER_OTLP_ENDPOINT is plain http: others on the network may read traces and headers.',
    )
  }
  return texts
}

function isPlainElsewhere(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && !isThisMachine(hostname)
}
