const longestLoad = 120_000

/** Loads a part of the app; fails when it has not come after two minutes, so that the failure shows. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('A part of the app did not load in time')),
      longestLoad,
    )
  })
  try {
    return await Promise.race([load(), timeout])
  } finally {
    clearTimeout(timer)
  }
}
