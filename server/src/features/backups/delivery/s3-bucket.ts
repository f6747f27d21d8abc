import { createHash } from 'node:crypto'
import type { BackupTarget } from '@medley/contract/administration/backups'
import { AwsV4Signer } from 'aws4fetch'
import type { WebClient } from '../../../catalogue/web/web-client.ts'
import { type Call, callDestination } from './call-destination.ts'
import type { Destination } from './destination.ts'
import { uploadTimeoutMs } from './upload-timeout.ts'
import { textsOf } from './xml-texts.ts'

type S3Target = Extract<BackupTarget, { kind: 's3' }>

interface Access {
  web: WebClient
  secretKey: string
  signal: AbortSignal
}

const hashOfNothing = createHash('sha256').digest('hex')

/** A folder in a bucket of an S3-compatible store, with path-style addressing. */
export function openS3Bucket(
  { endpoint, region, bucket, prefix, keyId }: S3Target,
  { web, secretKey, signal }: Access,
): Destination {
  const base = `${endpoint}/${bucket}`
  const call = async (method: 'GET' | 'PUT' | 'DELETE', request: Call & { hash?: string }) => {
    const { hash = hashOfNothing, ...rest } = request
    const signer = new AwsV4Signer({
      method,
      url: request.url.href,
      headers: { ...request.headers, 'x-amz-content-sha256': hash },
      accessKeyId: keyId,
      secretAccessKey: secretKey,
      service: 's3',
      region,
    })
    const signed = await signer.sign()
    const headers = Object.fromEntries(signed.headers)
    const way = method === 'GET' ? {} : { method }
    return callDestination(web, { ...rest, ...way, url: signed.url, headers }, signal)
  }
  const urlOf = (name: string) => new URL(`${base}/${prefix}${name}`)
  return {
    async put(name, { size, bytes }) {
      const hash = createHash('sha256')
      for await (const piece of bytes()) hash.update(piece)
      await call('PUT', {
        url: urlOf(name),
        headers: { 'content-type': 'application/zip', 'content-length': String(size) },
        body: { size, bytes: bytes() },
        hash: hash.digest('hex'),
        timeoutMs: uploadTimeoutMs,
      })
    },
    async list(start) {
      const url = new URL(base)
      url.searchParams.set('list-type', '2')
      url.searchParams.set('prefix', `${prefix}${start}`)
      const { text } = await call('GET', { url })
      return textsOf(text, 'Key').map((key) => key.slice(prefix.length))
    },
    remove: async (name) => {
      await call('DELETE', { url: urlOf(name), expected: [404] })
    },
  }
}
