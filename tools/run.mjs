// node tools/run.mjs FILE [ARGS]: runs the file on Node 24 or newer; on Medley's own if the machine's is older.
// Every npm script starts here, so this file and its imports must run on Node 20.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { stopWhenOrphaned } from './running/orphan.mjs'
import { installOwnNode, requireLauncherNode } from './running/own-node.mjs'
import { compileTexts, exitCode, fail, isNodeNewEnough, PlainFailure, root } from './workspace.mjs'

const args = process.argv.slice(2)
if (isNodeNewEnough()) {
  await runHere(args)
} else {
  try {
    requireLauncherNode()
    runOn(await installOwnNode(), [fileURLToPath(import.meta.url), ...args])
  } catch (error) {
    fail(error)
  }
}

/** @param {string[]} args */
async function runHere([file = '', ...args]) {
  const script = path.resolve(file)
  process.argv.splice(1, Infinity, script, ...args)
  putFirst(process.execPath)
  // Before that, the script installs them, or needs none.
  if (existsSync(path.join(root, 'packages/texts/node_modules'))) await compileTexts()
  await import(pathToFileURL(script).href)
}

/** Exits with the child's exit code or signal. @param {string} node @param {string[]} args */
function runOn(node, args) {
  putFirst(node)
  const child = spawn(node, args, { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  stopWhenOrphaned(() => child.kill('SIGTERM'))
  child.once('error', (error) => fail(new PlainFailure(`Cannot run ${node}: ${error.message}`)))
  child.once('close', (code, signal) => process.exit(exitCode(code, signal)))
}

/** Puts this Node first on the PATH, for tools that start with `#!/usr/bin/env node`. @param {string} node */
function putFirst(node) {
  process.env['PATH'] = [path.dirname(node), process.env['PATH']].join(path.delimiter)
}
