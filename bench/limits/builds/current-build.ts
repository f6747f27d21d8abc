import path from 'node:path'
import { type Build, root } from '../../product.ts'
import { runOrThrow } from './run-or-throw.ts'

/** Bundles the server of a folder, as `npm start` runs it. */
export async function bundleServer(folder: string): Promise<Build> {
  await runOrThrow(process.execPath, ['build.mjs'], path.join(folder, 'server'))
  return { root: folder, entry: 'server/dist/main.js' }
}

/** The product of this folder as it is delivered. */
export function buildCurrent(): Promise<Build> {
  return bundleServer(root)
}
