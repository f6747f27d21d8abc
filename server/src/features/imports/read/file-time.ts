import type { Worker } from 'node:worker_threads'

/** The processor time that one file may take. */
export interface FileTime {
  milliseconds: number
  /** In addition, for each million bytes, of which honest files take 200 to 1,000 on a usual processor. */
  millisecondsPerMegabyte: number
}

export interface BegunFile {
  file: string
  bytes: number
}

/**
 * Calls `exceed` with the name of a file that takes more processor time in a thread than it may. `begin` a file when its
 * reading begins: that ends the time of the one before. The time of a busy machine does not count.
 */
export function watchFiles(
  thread: Worker,
  { milliseconds, millisecondsPerMegabyte }: FileTime,
  exceed: (file: string) => void,
) {
  let timer: NodeJS.Timeout | undefined
  let current: BegunFile | undefined
  const begin = (begun: BegunFile) => {
    clearTimeout(timer)
    current = begun
    const may = milliseconds + (millisecondsPerMegabyte * begun.bytes) / 1_000_000
    const usage = usageOf(thread)
    const check = async () => {
      const [before, now] = await Promise.all([usage, usageOf(thread)])
      if (current !== begun || before === undefined || now === undefined) return
      const left = may - (now - before)
      if (left <= 0) exceed(begun.file)
      else timer = setTimeout(() => void check(), left)
    }
    timer = setTimeout(() => void check(), may)
  }
  const end = () => {
    clearTimeout(timer)
    current = undefined
  }
  return { begin, end }
}

/** The processor time of a thread so far, in ms; undefined if it has ended. */
async function usageOf(thread: Worker): Promise<number | undefined> {
  try {
    const { user, system } = await thread.cpuUsage()
    return (user + system) / 1_000
  } catch {
    return undefined
  }
}
