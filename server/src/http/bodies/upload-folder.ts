import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than any call takes; other processes may use the same folder. */
const callMsMax = 60 * 60_000

/** Where the files of uploads are while their calls run: a folder for each call. */
export class UploadFolder {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  /** Makes a folder for one call; its caller removes it. */
  async open(): Promise<string> {
    await mkdir(this.#path, { recursive: true, mode: 0o700 })
    return mkdtemp(join(this.#path, 'call-'))
  }

  /** Removes what processes that died have left. */
  async sweep(now: Date): Promise<void> {
    const names = await readdir(this.#path).catch(() => [])
    for (const name of names.filter((one) => one.startsWith('call-'))) {
      const folder = join(this.#path, name)
      const { mtimeMs = now.getTime() } = (await stat(folder).catch(() => undefined)) ?? {}
      if (now.getTime() - mtimeMs > callMsMax) await rm(folder, { recursive: true, force: true })
    }
  }
}
