import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/
const smallest = 512
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a .br and a .gz copy of every text file in a folder, for servers that serve static files. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))),
  )
}

async function compress(file: string) {
  const content = await readFile(file)
  if (content.length < smallest) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await brotli(content, quality))
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
}
