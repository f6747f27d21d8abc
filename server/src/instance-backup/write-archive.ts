import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createZstdCompress } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { createTarPacker } from 'modern-tar'
import { flushFolder } from '@medley/durable-files/durable-files'
import { ArchiveError } from './archive-error.ts'
import {
  type Closing,
  closingName,
  EntryDigest,
  type Opening,
  openingName,
} from './archive-format.ts'

export interface ArchiveWriter {
  add(name: string, bytes: Uint8Array): Promise<void>
}

type Counted = Pick<Closing, 'rows' | 'sequences' | 'files'>

/**
 * Writes an archive with the entries that `fill` adds, as a file that only its owner reads. It has its name only
 * when it is whole and on the disk; after a failure nothing is left.
 *
 * @returns its size in bytes
 * @throws ArchiveError if there is such a file already
 */
export async function writeArchive(
  file: string,
  { passphrase, opening }: { passphrase: string | undefined; opening: Opening },
  fill: (archive: ArchiveWriter) => Promise<Counted>,
): Promise<number> {
  if (await exists(file)) throw new ArchiveError(`${file} exists already.`)
  const part = `${file}.part`
  await rm(part, { force: true })
  try {
    await writePart(part, { passphrase, opening }, fill)
    await rename(part, file)
    await flushFolder(dirname(file))
    return (await stat(file)).size
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function writePart(
  part: string,
  { passphrase, opening }: { passphrase: string | undefined; opening: Opening },
  fill: (archive: ArchiveWriter) => Promise<Counted>,
): Promise<void> {
  const { readable, controller } = createTarPacker()
  const compressor = createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
  })
  const writing = pipeline(
    Readable.fromWeb(readable as NodeReadableStream),
    compressor,
    (source: AsyncIterable<Uint8Array>) => encrypted(source, passphrase),
    createWriteStream(part, { flags: 'wx', mode: 0o600 }),
  )
  const filling = (async () => {
    try {
      await addEntries(controller, opening, fill)
    } catch (error) {
      controller.error(error)
      throw error
    }
  })()
  // The reason comes from the side that failed first.
  await Promise.race([writing, filling.then(() => writing)])
  await filling
  await flush(part)
}

async function addEntries(
  controller: ReturnType<typeof createTarPacker>['controller'],
  opening: Opening,
  fill: (archive: ArchiveWriter) => Promise<Counted>,
): Promise<void> {
  const digest = new EntryDigest()
  const add = async (name: string, bytes: Uint8Array) => {
    const writer = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter()
    await writer.write(bytes)
    await writer.close()
  }
  const addDigested = async (name: string, bytes: Uint8Array) => {
    digest.begin(name)
    digest.add(bytes)
    await add(name, bytes)
  }
  await addDigested(openingName, jsonBytes(opening))
  const counted = await fill({ add: addDigested })
  const { entries } = digest
  const closing: Closing = { ...counted, entries, digest: digest.end() }
  await add(closingName, jsonBytes(closing))
  controller.finalize()
}

async function* encrypted(source: AsyncIterable<Uint8Array>, passphrase: string | undefined) {
  if (passphrase === undefined) {
    yield* source
    return
  }
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  const plain = Readable.toWeb(Readable.from(source, { objectMode: false }))
  yield* (await encrypter.encrypt(
    plain as ReadableStream<Uint8Array>,
  )) as NodeReadableStream<Uint8Array>
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function jsonBytes(value: Opening | Closing): Uint8Array {
  return Buffer.from(JSON.stringify(value, undefined, 1))
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
