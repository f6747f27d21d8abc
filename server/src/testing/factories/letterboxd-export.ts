import type { ErrorBody } from '@medley/contract/errors'
import type { ReadExport } from '@medley/contract/transfer/letterboxd-import'
import type { Answer, Caller, TestApp } from '../harness.ts'

interface Upload {
  /** The file's text or bytes; absent for a form without a file part. */
  csv?: string | Buffer
  name?: string
  content?: string
}

const boundary = 'the-end-of-a-part'

/** Uploads a Letterboxd export, as a browser's form does. */
export async function uploadExport(
  app: TestApp,
  caller: Caller,
  { csv, name = 'reviews.csv', content = 'review' }: Upload,
): Promise<Answer<ReadExport>> {
  const head = (disposition: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`
  const parts = [Buffer.from(`${head('name="content"')}${content}\r\n`)]
  if (csv !== undefined) {
    parts.push(Buffer.from(head(`name="file"; filename="${name}"`)), Buffer.from(csv))
  }
  parts.push(Buffer.from(`\r\n--${boundary}--\r\n`))
  const { status, body } = await app.send({
    method: 'POST',
    url: '/letterboxd-import',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(caller ? { authorization: `Bearer ${caller.token}` } : {}),
    },
    payload: Buffer.concat(parts),
  })
  return { status, body: body as ReadExport & ErrorBody }
}
