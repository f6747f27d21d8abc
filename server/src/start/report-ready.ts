import cluster from 'node:cluster'

/** Says that the product is ready: to the operator, or to the process that started this one. */
export function reportReady(port: number): void {
  if (cluster.worker) cluster.worker.send({ port })
  else printReady(port)
}

/** True if this process reports to the operator what is the same for all processes. */
export function isFirstWorker(): boolean {
  return cluster.worker === undefined || cluster.worker.id === 1
}

/** Says where the product is. */
export function printReady(port: number): void {
  process.stdout.write(`Medley is ready: http://localhost:${port}\n`)
}
