import type { BackupTarget } from '@medley/contract/administration/backups'
import type { WebClient } from '../../../catalogue/web/web-client.ts'
import { type Call, callDestination } from './call-destination.ts'
import type { Destination } from './destination.ts'
import { uploadTimeoutMs } from './upload-timeout.ts'
import { textsOf } from './xml-texts.ts'

type WebDavTarget = Extract<BackupTarget, { kind: 'webDav' }>

interface Access {
  web: WebClient
  password: string
  signal: AbortSignal
}

const propertiesWanted = Buffer.from(
  '<?xml version="1.0"?><propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>',
)

/** A folder on a WebDAV server (RFC 4918), created if only its parent is there. */
export function openWebDavFolder(
  { url, username }: WebDavTarget,
  { web, password, signal }: Access,
): Destination {
  const folder = new URL(url)
  const login = Buffer.from(`${username}:${password}`).toString('base64')
  const call = ({ headers, ...request }: Call) =>
    callDestination(
      web,
      { ...request, headers: { ...headers, authorization: `Basic ${login}` } },
      signal,
    )
  const urlOf = (name: string) => new URL(encodeURIComponent(name), folder)
  const find = (depth: '0' | '1', expected: readonly number[]) =>
    call({
      method: 'PROPFIND',
      url: folder,
      headers: {
        depth,
        'content-type': 'application/xml',
        'content-length': String(propertiesWanted.length),
      },
      body: { size: propertiesWanted.length, bytes: once(propertiesWanted) },
      expected,
    })
  return {
    async put(name, { size, bytes }) {
      // Before the upload, because a server may break off one that it refuses.
      const { status } = await find('0', [404])
      if (status === 404) await call({ method: 'MKCOL', url: folder })
      await call({
        method: 'PUT',
        url: urlOf(name),
        headers: { 'content-type': 'application/zip', 'content-length': String(size) },
        body: { size, bytes: bytes() },
        timeoutMs: uploadTimeoutMs,
      })
    },
    async list() {
      const { text } = await find('1', [])
      return textsOf(text, 'href').map(nameOf)
    },
    remove: async (name) => {
      await call({ method: 'DELETE', url: urlOf(name), expected: [404] })
    },
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** The last segment of a path; of names that are not encoded right, as it is. */
function nameOf(href: string): string {
  const segment = href.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
