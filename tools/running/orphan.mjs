import { existsSync, readFileSync } from 'node:fs'

/**
 * Calls `stop`, possibly more than once, after npm was killed: npm does not signal its child, but the child, or
 * the shell in between, gets another parent.
 * @param {() => void} stop
 */
export function stopWhenOrphaned(stop) {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return
  const parent = process.ppid
  const grandparent = parentOf(parent)
  setInterval(() => {
    if (process.ppid !== parent || parentOf(parent) !== grandparent) stop()
  }, 1000).unref()
}

/** Known on Linux only. @param {number} pid @returns {string | undefined} */
function parentOf(pid) {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  const afterName = readFileSync(file, 'utf8').split(') ').at(-1) ?? ''
  return afterName.split(' ')[1]
}
