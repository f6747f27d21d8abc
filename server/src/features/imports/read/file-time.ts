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
 * Calls `exceed` with the name of a file that takes more processor time than it may. `begin` a file when its reading
 * begins: that ends the time of the one before. `ask` asks for the processor time of the reader so far, in ms, which is
 * given to `measure`. The time of a busy machine does not count.
 */
export function watchFiles(
  ask: () => void,
  { milliseconds, millisecondsPerMegabyte }: FileTime,
  exceed: (file: string) => void,
) {
  let timer: NodeJS.Timeout | undefined
  let current: (BegunFile & { may: number; before?: number }) | undefined
  const begin = (begun: BegunFile) => {
    clearTimeout(timer)
    const may = milliseconds + (millisecondsPerMegabyte * begun.bytes) / 1_000_000
    current = { ...begun, may }
    ask()
  }
  const measure = (usage: number) => {
    if (!current) return
    current.before ??= usage
    const left = current.may - (usage - current.before)
    if (left <= 0) exceed(current.file)
    else timer = setTimeout(ask, left)
  }
  const end = () => {
    clearTimeout(timer)
    current = undefined
  }
  return { begin, measure, end }
}
