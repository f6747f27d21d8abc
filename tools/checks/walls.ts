// Import rules between the parts: node tools/run.mjs tools/checks/walls.ts [fewest modules]
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { listFiles, readText, withoutComments } from './read-tree.ts'

export interface Violation {
  rule: string
  from: string
  to: string
}

export interface Walls {
  modules: number
  violations: Violation[]
}

interface CruiseResult {
  summary: {
    totalCruised: number
    violations: { from: string; to: string; rule: { name: string } }[]
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const parts = [
  'contract/src',
  'packages',
  'server/src',
  'web/src',
  'e2e',
  'tools',
  'bench',
  'drill',
  'shelf-builder',
]

/**
 * Reads the imports of a tree laid out like this repository, of all its code or of the given files and what
 * they import. Without modules it has looked at the wrong place.
 */
export async function findViolations(folder: string, folders = parts): Promise<Walls> {
  const { summary } = await cruise(folder, folders)
  const violations = summary.violations.map(({ from, to, rule }) => ({ rule: rule.name, from, to }))
  return {
    modules: summary.totalCruised,
    violations: [...violations, ...findPassThroughServices(folder)],
  }
}

export const passThroughRule = 'services-do-more-than-pass-on'

const passesOn = /\b(?:import|export)\b[^'"]*?\bfrom\s*(?:'[^']*'|"[^"]*")\s*;?/g

/** Services that only re-export other files, which would bypass the import rules. */
function findPassThroughServices(folder: string): Violation[] {
  const services = listFiles(folder, 'server/src/features', '.service.ts')
  const empty = services.filter((file) => {
    const code = withoutComments(readText(folder, file))
    return code.replaceAll(passesOn, '').trim() === ''
  })
  return empty.map((file) => ({ rule: passThroughRule, from: file, to: file }))
}

async function cruise(folder: string, folders: readonly string[]): Promise<CruiseResult> {
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = path.join(root, '.dependency-cruiser.cjs')
  const present = folders.filter((part) => existsSync(path.join(folder, part)))
  const args = [program, '--config', config, '--output-type', 'json', ...present]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    maxBuffer: 256 * 1024 * 1024,
  }).catch((error: unknown) => {
    if (hasOutput(error)) return error
    throw error
  })
  return JSON.parse(stdout) as CruiseResult
}

/** The tool exits with the number of violations; its output is still complete. */
function hasOutput(error: unknown): error is { stdout: string } {
  return error instanceof Error && 'stdout' in error && String(error.stdout).startsWith('{')
}

async function main(fewest: number): Promise<void> {
  const { modules, violations } = await findViolations(root)
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} -> ${to}`)
  console.log(`${modules} modules, ${violations.length} violations`)
  if (modules < fewest) {
    console.error(`Fewer than ${fewest} modules were read: the walls saw only part of the code.`)
  }
  process.exitCode = violations.length > 0 || modules < fewest ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(Number(process.argv[2] ?? 1))
