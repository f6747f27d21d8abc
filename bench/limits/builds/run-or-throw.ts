import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../../product.ts'
import { run } from '../../../tools/workspace.mjs'

/** Runs a command in a folder. Throws unless it succeeds. */
export async function runOrThrow(
  command: string,
  args: readonly string[],
  folder: string,
): Promise<void> {
  const code = await run(command, [...args], { cwd: folder })
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
}

/** What a command in the repository's folder prints. */
export async function outputOf(command: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, [...args], { cwd: root })
  return stdout
}
