// The mobile and the browser build, each without the parts of the other:
// node tools/run.mjs tools/checks/mobile-build.ts
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const api = 'https://api.of-the-check.example'
const deviceCode = /CapacitorStorage/
/** A text of the links. */
const storeLink = /Also on the phone:/

/** Reports unwanted and missing parts in a folder of scripts. */
export function findMixUps(
  folder: string,
  expected: { device: boolean; stores: boolean; api: boolean },
): string[] {
  const scripts = readScripts(folder)
  if (scripts === '') return [`${folder} holds no scripts`]
  return [
    difference('the storage of the device', deviceCode.test(scripts), expected.device),
    difference('links to app stores', storeLink.test(scripts), expected.stores),
    difference('the address of the API', scripts.includes(api), expected.api),
  ]
    .filter((line) => line !== undefined)
    .map((line) => `${path.basename(folder)} ${line}`)
}

function difference(what: string, found: boolean, expected: boolean): string | undefined {
  if (found === expected) return undefined
  return expected ? `lacks ${what}` : `holds ${what}`
}

function readScripts(folder: string): string {
  if (!existsSync(folder)) return ''
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n')
}

function buildMobile(web: string): string[] {
  const vite = path.join(web, '../node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--mode', 'mobile', '--logLevel', 'warn']
  const env = { ...process.env, VITE_API_URL: api }
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: web, env, encoding: 'utf8' })
  return status === 0 ? [] : [`The build for phones failed: ${stderr}`]
}

function main(): void {
  const web = fileURLToPath(new URL('../../web', import.meta.url))
  const problems = [
    ...buildMobile(web),
    ...findMixUps(path.join(web, 'dist-mobile'), { device: true, stores: false, api: true }),
    ...findMixUps(path.join(web, 'dist'), { device: false, stores: true, api: false }),
  ]
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  if (problems.length > 0) process.exitCode = 1
  else process.stdout.write('Each build holds its own parts only\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
