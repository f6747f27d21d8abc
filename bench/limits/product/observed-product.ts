import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { serverEnvironment, serverOptions } from '../../../tools/server-options.mjs'
import { type Build, type Product, settingsOf, waitForProduct } from '../../product.ts'
import type { Answers, Question } from './observations.ts'

/** A product with a probe in its process. */
export interface ObservedProduct extends Product {
  pid: number
  /** One question at a time. */
  ask<Q extends Question>(question: Q): Promise<Answers[Q['ask']]>
}

/**
 * Starts the product of a build on a data folder, and waits until it is ready. It runs no jobs: what their
 * workers and the first recommendations take would show in the figures.
 */
export async function startObserved(
  { root, entry }: Build,
  dataFolder: string,
): Promise<ObservedProduct> {
  const probe = new URL('probe.mjs', import.meta.url).href
  const child = spawn(process.execPath, [...serverOptions, '--import', probe, entry], {
    cwd: root,
    env: {
      ...settingsOf(dataFolder, { rateLimit: false }),
      ...serverEnvironment,
      ROLE: 'web',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const ended = new AbortController()
  child.once('exit', () => ended.abort())
  const product = await waitForProduct(child)
  return {
    ...product,
    pid: child.pid ?? 0,
    async ask<Q extends Question>(question: Q) {
      child.send(question)
      const [answer] = await once(child, 'message', { signal: ended.signal })
      return answer as Answers[Q['ask']]
    },
  }
}
