import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll } from 'vitest'
import type { S3Store } from '../../files/s3-files.ts'

/** An S3 server that verifies signatures, with one empty bucket, for the tests of one file. */
export function useS3Server(): () => S3Store {
  let store: S3Store | undefined
  let end: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'medley-s3-'))
    const bucket = 'pictures'
    const address = '127.0.0.1'
    const configureBuckets = [{ name: bucket }]
    const server = new S3rver({ address, port: 0, silent: true, directory, configureBuckets })
    const { port } = await server.run()
    const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' }
    const endpoint = `http://${address}:${port}`
    store = { endpoint, bucket, ...keys, region: 'eu-north-1', publicUrl: undefined }
    end = async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    }
  })
  afterAll(() => end?.())
  return () => {
    if (!store) throw new Error('The store runs only inside tests and hooks')
    return store
  }
}
