import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { type Files, keyPattern, uploadsCached } from './files.ts'

export interface S3Store {
  /** Service endpoint, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  accessKey: string
  secretKey: string
  region: string
  /** Public base URL of the bucket. Without it the server proxies the files. */
  publicUrl: string | undefined
}

const timeoutMs = 20_000

/** The store answered that it does not do what was asked. */
export class StoreRefusal extends Error {}

/** Stores files in a bucket of an S3-compatible store, with path-style addressing. */
export function createS3Files(store: S3Store, publicUrl: string): Files {
  const client = new AwsClient({
    accessKeyId: store.accessKey,
    secretAccessKey: store.secretKey,
    region: store.region,
    service: 's3',
    retries: 3,
  })
  const base = (store.publicUrl ?? `${withoutSlash(publicUrl)}/files`).replace(/\/+$/, '')
  const send = async (key: string, init: RequestInit, mayLack: boolean): Promise<Response> => {
    if (!keyPattern.test(key)) throw new Error('Not a key of a file')
    const url = `${withoutSlash(store.endpoint)}/${encodeURIComponent(store.bucket)}/${key}`
    const response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    if (response.ok || (mayLack && response.status === 404)) return response
    throw new StoreRefusal(`The store answered ${init.method} with ${response.status}`)
  }
  const end = async (response: Response) => void (await response.arrayBuffer())
  return {
    put: async (key, bytes) => end(await send(key, { method: 'PUT', ...content(bytes) }, false)),
    async read(key) {
      const response = await send(key, { method: 'GET' }, true)
      const bytes = Buffer.from(await response.arrayBuffer())
      return response.ok ? bytes : null
    },
    remove: async (key) => end(await send(key, { method: 'DELETE' }, true)),
    space: () => Promise.resolve(null),
    url: (key) => `${base}/${key}`,
  }
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}

/** The checksum lets the store reject corrupted uploads. */
function content(bytes: Buffer): Pick<RequestInit, 'body' | 'headers'> {
  return {
    body: new Uint8Array(bytes),
    headers: {
      'content-type': 'image/webp',
      'cache-control': uploadsCached,
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    },
  }
}
