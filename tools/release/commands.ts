import { execFileSync } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'
import { PlainFailure, run } from '../workspace.mjs'

/** Runs a command and shows its output; throws a PlainFailure unless it exits with 0. */
export async function must(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<void> {
  const code = await run(command, [...args], options)
  if (code !== 0) throw new PlainFailure(`${command} ${args[0] ?? ''} failed (${code}).`)
}

/** Returns the output of a command, without the line break at its end; throws unless it exits with 0. */
export function outputOf(command: string, args: readonly string[]): string {
  return execFileSync(command, args, { encoding: 'utf8' }).trimEnd()
}

/** The first of these programs that is not installed. */
export function missingProgram(programs: readonly string[]): string | undefined {
  return programs.find((program) => !isInstalled(program))
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
