import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type {
  ReadableStream as NodeReadableStream,
  WritableStream as NodeWritableStream,
} from 'node:stream/web'
import { Decrypter } from 'age-encryption'
import { createTarDecoder } from 'modern-tar'
import { ArchiveError } from './archive-error.ts'

export interface ArchiveEntry {
  name: string
  /** Has to be read to its end before the next entry. */
  body: AsyncIterable<Uint8Array>
}

const encryptedStart = 'age-encryption.org/'

/** True if reading the archive takes a passphrase. Throws ArchiveError if there is no such file. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw new ArchiveError(`${file} cannot be read (${codeOf(error)}).`)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(encryptedStart.length), 0)
    return buffer.subarray(0, bytesRead).toString('latin1') === encryptedStart
  } finally {
    await handle.close()
  }
}

/**
 * The entries of an archive, one after the other, without holding more than a piece of one.
 *
 * @throws ArchiveError for a wrong passphrase, and for bytes that are not those that were written
 */
export async function* readArchive(
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<ArchiveEntry> {
  const compressed: Readable = (await isEncrypted(file))
    ? await decrypted(file, passphrase)
    : createReadStream(file)
  const decoder = createTarDecoder({ strict: true })
  const writable = Writable.fromWeb(decoder.writable as NodeWritableStream)
  const feeding = pipeline(compressed, createZstdDecompress(), writable)
  // A failure ends the entries as well, unless it comes after the last one.
  feeding.catch(() => undefined)
  try {
    for await (const { header, body } of decoder.readable as NodeReadableStream<ParsedEntry>) {
      yield { name: header.name, body: explained(file, body) }
    }
    await feeding
  } catch (error) {
    throw damage(file, error)
  } finally {
    compressed.destroy()
  }
}

async function* explained(file: string, body: AsyncIterable<Uint8Array>) {
  try {
    yield* body
  } catch (error) {
    throw damage(file, error)
  }
}

function damage(file: string, cause: unknown): ArchiveError {
  return new ArchiveError(`${file} is damaged or cut off.`, { cause })
}

interface ParsedEntry {
  header: { name: string }
  body: ReadableStream<Uint8Array>
}

async function decrypted(file: string, passphrase: string | undefined): Promise<Readable> {
  if (passphrase === undefined) throw new ArchiveError(`${file} is encrypted; give its passphrase.`)
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const encrypted = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
  try {
    return Readable.fromWeb((await decrypter.decrypt(encrypted)) as NodeReadableStream)
  } catch (error) {
    throw new ArchiveError(`The passphrase of ${file} is wrong, or its beginning is damaged.`, {
      cause: error,
    })
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
