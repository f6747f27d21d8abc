import cluster from 'node:cluster'
import { isThisMachine } from '../lib/this-machine.ts'

/** The end of a start, as the operator reads it. */
export interface ReadyReport {
  port: number
  /** Where the first admin is made; absent if there is one. */
  setup?: { publicUrl: string; code: string }
}

/** Says that the product is ready: to the operator, or to the process that started this one. */
export function reportReady(report: ReadyReport): void {
  if (cluster.worker) cluster.worker.send(report)
  else printReady(report)
}

/** True if this process reports to the operator what is the same for all processes. */
export function isFirstWorker(): boolean {
  return cluster.worker === undefined || cluster.worker.id === 1
}

/** Says where the product is, and how to set it up. */
export function printReady({ port, setup }: ReadyReport): void {
  const here = `http://localhost:${port}`
  process.stdout.write(`Medley is ready: ${here}\n`)
  if (!setup) return
  const { publicUrl, code } = setup
  const isHere = isThisMachine(new URL(publicUrl).hostname)
  process.stdout.write(
    isHere
      ? `Set it up: ${here}/setup#${code}\n`
      : `Set it up: ${publicUrl.replace(/\/+$/, '')}/setup with the code ${code}\n`,
  )
}
