import { existsSync, readFileSync } from 'node:fs'
import { run } from '../workspace.mjs'

/**
 * Runs npm on this process's Node if npm has set the path of its script.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function runNpm(args, options = {}) {
  const npm = process.env['npm_execpath']
  if (npm !== undefined && npm.endsWith('.js'))
    return run(process.execPath, [npm, ...args], options)
  const windows = process.platform === 'win32'
  return run(windows ? 'npm.cmd' : 'npm', args, { shell: windows, ...options })
}

/** @param {string} file @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, link?: boolean }> | undefined} */
export function readPackages(file) {
  if (!existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
