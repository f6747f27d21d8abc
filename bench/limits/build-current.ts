import path from 'node:path'
import { run } from '../../tools/workspace.mjs'
import { type Build, root } from '../product.ts'

/** Bundles the product of this folder, as `npm start` runs it. */
export async function buildCurrent(): Promise<Build> {
  const code = await run(process.execPath, ['build.mjs'], { cwd: path.join(root, 'server') })
  if (code !== 0) throw new Error(`The build ended with ${code}`)
  return { root, entry: 'server/dist/main.js' }
}
