import type { Replicas } from './replicas.ts'

/** Runs on the primary what a call can do without, where there are replicas; undefined while the primary is lost. */
export async function runIfThere<T>(
  { replicas }: { replicas: Replicas | null },
  run: () => Promise<T>,
): Promise<T | undefined> {
  return replicas ? replicas.primary.runOrSkip(run) : run()
}
