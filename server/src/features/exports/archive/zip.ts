import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file in a ZIP, whose content is read lazily. */
export interface ZipEntry {
  name: string
  content: () => AsyncIterable<string | Buffer>
}

/** The bytes of a ZIP, generated on demand, file by file. */
export async function* zipOf(
  entries: readonly ZipEntry[],
  time: Date,
): AsyncGenerator<Buffer, void, undefined> {
  const zip = new ZipFile()
  const output = zip.outputStream.pipe(new PassThrough())
  const fail = (error: unknown) =>
    void output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  for (const { name, content } of entries) {
    zip.addReadStreamLazy(name, { mtime: time }, (give) => {
      const stream = Readable.from(content(), { objectMode: false })
      stream.on('error', fail)
      give(null, stream)
    })
  }
  zip.end()
  yield* output
}
